import { PortableText } from '@portabletext/react'
import type {
  MissingComponentHandler,
  PortableTextComponents,
  PortableTextMarkComponentProps,
  PortableTextTypeComponentProps,
} from '@portabletext/react'
import { objectsIn } from '#shared/json.ts'
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

const told = new Set<string>()

// Undefined removes the library's default: a second h1, or a style attribute (underline).
const components: PortableTextComponents = {
  block: { h1: undefined },
  marks: { underline: undefined, link: TextLink },
  unknownMark: ({ children }) => children,
  unknownType: Unknown,
}

/** Formatted text from the CMS: paragraphs, headings, lists, bold, italic, links. */
export function Prose({ value }: { value: ProseBlock[] | null }) {
  return (
    <div className={styles.prose}>
      <PortableText value={value} components={components} onMissingComponent={tellOnce} />
    </div>
  )
}

function TextLink({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  return value?.href ? <SmartLink to={value.href}>{children}</SmartLink> : children
}

function Unknown({ value, isInline }: PortableTextTypeComponentProps<ProseBlock>) {
  const text = objectsIn(value)
    .map((part) => part['text'])
    .filter((words) => typeof words === 'string')
    .join('')
  if (text === '') return null
  return isInline ? text : <p>{text}</p>
}

const tellOnce: MissingComponentHandler = (_message, { nodeType, type }) => {
  const sentence = `Text: the ${nodeType} "${type}" is unknown; only its words are shown.`
  if (told.has(sentence)) return
  told.add(sentence)
  console.warn(sentence)
}
