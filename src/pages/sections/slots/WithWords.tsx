import { use } from 'react'
import type { Context, ReactNode } from 'react'

interface WithWordsProps<Words> {
  of: Context<Words>
  /** An editor's words; those of the context itself stand in for missing ones. */
  words: Words | null | undefined
  children: ReactNode
}

/** Gives a form the words of the CMS, while it is drawn and when it lives. */
export function WithWords<Words>({ of: Texts, words, children }: WithWordsProps<Words>) {
  const plain = use(Texts)
  return <Texts value={words ?? plain}>{children}</Texts>
}
