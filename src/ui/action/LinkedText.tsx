import type { ReactNode } from 'react'

interface LinkedTextProps {
  /** A text from the CMS, such as "See the [Privacy Policy]." */
  text: string
  /** Renders the text in square brackets; without brackets, the whole text. */
  children: (words: string) => ReactNode
}

/** A text from the CMS that contains a link whose target the site knows. */
export function LinkedText({ text, children }: LinkedTextProps) {
  const [, before, words, after] = /^([^[\]]*)\[([^[\]]+)\](.*)$/s.exec(text) ?? []
  return (
    <>
      {before}
      {children(words ?? text)}
      {after}
    </>
  )
}
