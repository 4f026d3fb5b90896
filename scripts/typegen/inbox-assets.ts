import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import { transformWithOxc } from 'vite'
import { BASIC, LATIN } from '#src/ui/styles/font-ranges.ts'

const root = path.resolve(import.meta.dirname, '../..')
const SCRIPT = 'lead-api/inbox/script.ts'
const FONTS = [
  ['Besley Variable', 'besley-basic-700', '600 700', BASIC],
  ['Besley Variable', 'besley-latin-700', '600 700', LATIN],
  ['Figtree Variable', 'figtree-basic-400-700', '400 700', BASIC],
  ['Figtree Variable', 'figtree-latin-400-700', '400 700', LATIN],
] as const

/** What pages of the inbox load, as a module: Node and Workers have no file in common. */
export async function renderInboxAssets(): Promise<string> {
  const faces = FONTS.map(
    ([family, file, weight, range]) =>
      `@font-face{font-family:'${family}';src:url(fonts/${file}.woff2) format('woff2');font-weight:${weight};font-display:swap;unicode-range:${range}}`,
  )
  const sheets = await Promise.all(
    ['src/ui/styles/tokens.css', 'lead-api/inbox/inbox.css'].map(read),
  )
  const style = smaller([...faces, ...sheets].join('\n'))
  const { code } = await transformWithOxc(await read(SCRIPT), SCRIPT)
  const { code: script = '' } = await minify(code, { module: true })
  const fonts = await Promise.all(
    FONTS.map(async ([, file]) => {
      const bytes = await readFile(path.join(root, `src/ui/styles/fonts/${file}.woff2`))
      return [`${file}.woff2`, bytes.toString('base64')]
    }),
  )
  return [
    exported('style', style),
    exported('styleHash', hashOf(style)),
    exported('script', script),
    exported('scriptHash', hashOf(script)),
    `export const fonts: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(fonts))}\n`,
  ].join('\n')
}

function read(file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8')
}

function exported(name: string, text: string): string {
  return `export const ${name} = ${JSON.stringify(text)}\n`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function smaller(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
}
