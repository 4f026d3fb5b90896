import { createContext, use } from 'react'
import { PortableText } from '@portabletext/react'
import type { PortableTextComponents, PortableTextMarkComponentProps } from '@portabletext/react'
import { figureText } from '#shared/guides.ts'
import type { LiveFigure } from '#shared/guides.ts'
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

interface ProseProps {
  value: ProseBlock[] | null
  /** For long reading: larger type and shorter lines, beyond which tables, lists and pictures may go. */
  long?: boolean
  /** Of headings, to link to. */
  ids?: ReadonlyMap<object, string>
  /** The components of blocks that are not text, by their type. */
  parts?: PortableTextComponents['types']
}

/** The ids of headings, by their blocks. */
const Ids = createContext<ProseProps['ids']>(undefined)

// Undefined removes the library's default: a second h1, or a style attribute (underline).
const components: PortableTextComponents = {
  block: {
    h1: undefined,
    h2: ({ children, value }) => <h2 id={use(Ids)?.get(value)}>{children}</h2>,
  },
  marks: { underline: undefined, link: TextLink, liveFigure: Figure },
  unknownMark: ({ children }) => children,
  unknownType: () => null,
}

/** Formatted text from the CMS: paragraphs, headings, lists, links and `parts`; unknown marks are left out. */
export function Prose({ value, long = false, ids, parts }: ProseProps) {
  return (
    <Ids value={ids}>
      <div className={styles.prose} data-long={long || undefined}>
        <PortableText
          value={value}
          components={parts ? { ...components, types: parts } : components}
          onMissingComponent={false}
        />
      </div>
    </Ids>
  )
}

function TextLink({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  return value?.href ? <SmartLink to={value.href}>{children}</SmartLink> : children
}

/** The figure as its record has it, in the place of what was written; that stays where the record is gone. */
function Figure({
  value,
  children,
}: PortableTextMarkComponentProps<LiveFigure & { _type: string }>) {
  const text = value && figureText(value)
  return text ? <data value={text}>{text}</data> : children
}
