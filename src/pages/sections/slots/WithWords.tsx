import { use } from 'react'
import type { Context, ReactNode } from 'react'

interface WithWordsProps<Words> {
  of: Context<Words>
  /** An editor's texts; the context's default is used if they are missing. */
  words: Words | null | undefined
  children: ReactNode
}

/** Provides the CMS's texts to a form and to its placeholder. */
export function WithWords<Words>({ of: Texts, words, children }: WithWordsProps<Words>) {
  const plain = use(Texts)
  return <Texts value={words ?? plain}>{children}</Texts>
}
