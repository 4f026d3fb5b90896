import { globSync } from 'node:fs'
import { appendFile, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, createLogger } from 'vite'
import type { Logger } from 'vite'
import type { AppFiles } from './prerender/page-html.ts'

const notices = 'THIRD-PARTY-NOTICES.txt'

/**
 * Bundles the app and what `public/` contains into the folder of the site.
 * @throws Error when the bundler fails, or makes no stylesheet
 */
export async function bundleApp(outDir: string): Promise<Omit<AppFiles, 'revision'>> {
  await build({
    logLevel: 'warn',
    customLogger: quiet(createLogger('warn')),
    build: { outDir, emptyOutDir: true, license: { fileName: notices } },
  })
  const text = await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8')
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(text)
  // The folder is published as it is.
  await rm(path.join(outDir, '.vite'), { recursive: true })
  await appendLicenses(path.join(outDir, notices))
  const main = manifest['src/main.tsx']
  const font = manifest['src/ui/styles/fonts/besley-basic-700.woff2']
  // That of the entry first.
  const sheets = new Set([main, ...Object.values(manifest)].flatMap((chunk) => chunk?.css ?? []))
  if (!main?.css || !font)
    throw new Error('The bundle has no entry, no stylesheet or no font for headlines.')
  const [boot, formBoot, notice] = await Promise.all([
    bundleInline('boot', { HAS_FORM: 'false' }),
    bundleInline('boot', { HAS_FORM: 'true' }),
    bundleInline('notice'),
  ])
  const styles = await Promise.all(
    [...sheets].map(async (file) => ({
      address: `/${file}`,
      text: await readFile(path.join(outDir, file), 'utf8'),
    })),
  )
  return { entry: `/${main.file}`, styles, font: `/${font.file}`, boot, formBoot, notice }
}

/** Without the warning of a selector that Lightning CSS does not know yet: it leaves the rule as it is. */
function quiet(logger: Logger): Logger {
  const warn: Logger['warn'] = (message, options) => {
    if (!message.includes("'target-current' is not recognized")) logger.warn(message, options)
  }
  return { ...logger, warn }
}

/** Adds to the licenses of the bundled packages those of the fonts and the flags. */
async function appendLicenses(file: string): Promise<void> {
  const fonts = globSync('src/ui/styles/fonts/*-OFL.txt')
  for (const license of [...fonts.toSorted(), 'node_modules/flag-icons/LICENSE'])
    await appendFile(file, `\n---\n\n${await readFile(license, 'utf8')}`)
}

/** Bundles `src/render.tsx` into the folder and returns the address of the module. */
export async function bundleRenderer(outDir: string): Promise<string> {
  await build({
    logLevel: 'error',
    build: { ssr: 'src/render.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return path.join(outDir, 'render.js')
}

/** One of the scripts in src/boot, minified, to be inlined. */
async function bundleInline(
  name: 'boot' | 'notice',
  define: Record<string, string> = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      lib: { entry: `src/boot/${name}.ts`, formats: ['iife'], name },
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
