import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { filesIn } from '../checks/files-in.ts'
import type { AppFiles } from '../prerender/page-html.ts'
import { classPrefix } from '../vite/class-names.ts'
import { sheetOf, splitSheets } from './sheets.ts'
import type { SheetName } from './sheets.ts'

/** The app in a folder. */
interface AppBundle {
  files: Pick<AppFiles, 'entry' | 'stylesheet' | 'sheets'>
  /** All styles, which are in several files there. */
  css: string
}

/** Bundles the app into the folder. */
export async function bundleApp(outDir: string): Promise<AppBundle> {
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const text = await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8')
  const manifest: Record<string, { file: string }> = JSON.parse(text)
  const main = manifest['src/main.tsx']
  const stylesheet = manifest['style.css']
  if (!main || !stylesheet) throw new Error('The bundle has no entry or no stylesheet.')
  const whole = path.join(outDir, stylesheet.file)
  const css = await readFile(whole, 'utf8')
  await rm(whole)
  return { files: { entry: `/${main.file}`, ...(await writeSheets(outDir, css)) }, css }
}

async function writeSheets(
  outDir: string,
  css: string,
): Promise<Pick<AppFiles, 'stylesheet' | 'sheets'>> {
  const modules = (await filesIn('src')).filter((file) => file.endsWith('.module.css'))
  const paths = modules.toSorted().map((file) => path.posix.join('src', file))
  const byPrefix = new Map(paths.map((module) => [classPrefix(module), sheetOf(module)]))
  const { texts, hash } = splitSheets(css, (name) => byPrefix.get(name.slice(0, 3)) ?? 'style')
  const address = (sheet: SheetName) => `/static/css/${sheet}-${hash}.css`
  for (const [sheet, styles] of texts) await writeFile(path.join(outDir, address(sheet)), styles)
  const others = [...byPrefix].filter(([, sheet]) => sheet !== 'style')
  const sheets = Object.fromEntries(others.map(([prefix, sheet]) => [prefix, address(sheet)]))
  return { stylesheet: address('style'), sheets }
}

/** The minified boot script, to be inlined in pages with or without a form. */
export function bundleBoot(hasForm: boolean): Promise<string> {
  return bundleInline('boot', { HAS_FORM: String(hasForm) })
}

/** One of the scripts in src/startup, minified, to be inlined. */
export async function bundleInline(
  name: 'boot' | 'notice',
  define: Record<string, string> = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      lib: { entry: `src/startup/${name}.ts`, formats: ['iife'], name },
      minify: 'terser',
      terserOptions: { toplevel: true, compress: { passes: 3, ecma: 2020, unsafe_arrows: true } },
    },
  })
  const bundles = Array.isArray(output) ? output : [output]
  for (const bundle of bundles) {
    if (!('output' in bundle)) continue
    const [chunk] = bundle.output
    return chunk.code.trim()
  }
  throw new Error(`The script ${name} was not bundled.`)
}
