import { Marked } from 'marked'

const marked = new Marked({
  renderer: {
    // The ids that GitHub gives to headings, so that links work in both places.
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
})

/**
 * A Markdown file as a module that exports its HTML, in which the addresses of images are those of the
 * built files. Undefined for any other file.
 */
export function markdownPage(text: string, id: string): string | undefined {
  if (!id.endsWith('.md')) return undefined
  const parts = marked.parse(text, { async: false }).split(/(?<=<img src=")([^"]+)/)
  const images = parts.filter((_, index) => index % 2 === 1)
  const imports = images.map((src, index) => `import image${index} from './${src}'\n`)
  const pieces = parts.map((part, index) =>
    index % 2 === 1 ? `image${(index - 1) / 2}` : JSON.stringify(part),
  )
  return `${imports.join('')}export default [${pieces.join(',\n')}].join('')`
}
