import { readFile } from 'node:fs/promises'
import { readColours } from '#scripts/share-images/drawing.ts'

/** The template of all pages, `index.html`, with the colours that it names by their token. */
export async function readTemplate(): Promise<string> {
  const colour = await readColours()
  const template = await readFile('index.html', 'utf8')
  return template
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token))
    .replace(/>\s+</g, '><')
}
