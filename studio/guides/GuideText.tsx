import { toPlainText } from '@portabletext/toolkit'
import { Stack, Text } from '@sanity/ui'
import type { PortableTextInputProps } from 'sanity'
import { readingMinutes } from '#shared/guides.ts'
import { counted } from '#shared/text.ts'
import { blocksOfHtml, tableOfText } from './paste.ts'

/** The text of a guide: tables can be pasted, and its length is below. */
export function GuideText(props: PortableTextInputProps) {
  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, onPaste })}
      <Text align="right" size={1} muted>
        <output>{describeText(toPlainText([...(props.value ?? [])]))}</output>
      </Text>
    </Stack>
  )
}

/** Formatted text outside of guides: headings of any level can be pasted. */
export function FormattedText(props: PortableTextInputProps) {
  return props.renderDefault({ ...props, onPaste: pasteHandler(false) })
}

/** Text copied within the Studio is pasted by the Studio. */
function pasteHandler(hasTables: boolean): PortableTextInputProps['onPaste'] {
  return ({ event: { clipboardData } }) => {
    if (clipboardData.types.includes('application/x-portable-text')) return undefined
    const html = clipboardData.getData('text/html')
    if (html !== '') return { insert: blocksOfHtml(html, hasTables) }
    const table = hasTables && tableOfText(clipboardData.getData('text/plain'))
    return table ? { insert: [table] } : undefined
  }
}

const onPaste = pasteHandler(true)

/** The number of words and the reading time; as on the site, what is not a paragraph does not count. */
function describeText(text: string): string {
  const words = text.match(/\S+/g)?.length ?? 0
  return `${counted(words, 'word')}, ${counted(readingMinutes(words), 'minute')} to read`
}
