import { use } from 'react'
import type { Context, ReactNode } from 'react'

interface WithTextsProps<Texts> {
  of: Context<Texts>
  /** An editor's texts; the context's default is used if they are missing. */
  texts: Texts | null | undefined
  children: ReactNode
}

/** Provides the CMS's texts to a form and to its placeholder. */
export function WithTexts<Texts>({ of: TextsContext, texts, children }: WithTextsProps<Texts>) {
  const plain = use(TextsContext)
  return <TextsContext value={texts ?? plain}>{children}</TextsContext>
}
