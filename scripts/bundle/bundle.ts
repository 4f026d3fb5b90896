import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import type { AppFiles } from '../prerender/page-html.ts'

/** Bundles the app into the folder; returns the addresses of its entry and stylesheet. */
export async function bundleApp(outDir: string): Promise<Pick<AppFiles, 'entry' | 'stylesheet'>> {
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const text = await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8')
  const manifest: Record<string, { file: string }> = JSON.parse(text)
  const main = manifest['src/main.tsx']
  const stylesheet = manifest['style.css']
  if (!main || !stylesheet) throw new Error('The bundle has no entry or no stylesheet.')
  return { entry: `/${main.file}`, stylesheet: `/${stylesheet.file}` }
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
