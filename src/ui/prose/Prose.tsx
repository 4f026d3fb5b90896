import { PortableText } from '@portabletext/react'
import type { PortableTextComponents, PortableTextMarkComponentProps } from '@portabletext/react'
import { SmartLink } from '#src/ui/action/Action.tsx'
import styles from './Prose.module.css'

/** A block of Portable Text; unknown blocks are skipped. */
export interface ProseBlock {
  _type: string
  _key?: string
}

interface LinkMark {
  _type: 'link'
  /** Validated with the content; absent or null when the link must not be rendered. */
  href?: string | null
}

// Undefined removes the library's default: a second h1, or a style attribute (underline).
const components: PortableTextComponents = {
  block: { h1: undefined },
  marks: { underline: undefined, link: TextLink },
  unknownMark: ({ children }) => children,
  unknownType: () => null,
}

/** Formatted text from the CMS: paragraphs, headings, lists, bold, italic, links; unknown marks are left out. */
export function Prose({ value }: { value: ProseBlock[] | null }) {
  return (
    <div className={styles.prose}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  )
}

function TextLink({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  return value?.href ? <SmartLink to={value.href}>{children}</SmartLink> : children
}
