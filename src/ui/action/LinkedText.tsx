import type { ReactNode } from 'react'

interface LinkedTextProps {
  /** An editor's line, such as "See the [Privacy Policy]." */
  text: string
  /** Draws the words in the square brackets; without any, the whole line is the link. */
  children: (words: string) => ReactNode
}

/** A line of the CMS with a link that the site itself knows. */
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
