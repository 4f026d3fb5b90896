import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn } from '../checks/files-in.ts'
import { siteDefines } from '../vite/defines.ts'
import type { AppFiles } from '../prerender/page-html.ts'

/** The bundled app in a separate folder. */
export interface SiteBundle {
  files: Omit<AppFiles, 'revision'>
  /** Everything that the site publishes of it. */
  site: string
  /** Path of a file with all styles, which the first views are taken from. */
  stylesheet: string
  /** Address of the built `src/render.tsx`. */
  renderer: string
}

/** Everything that is bundled, or that decides how, except values of the environment. */
const sources = [
  'index.html',
  'node_modules/.package-lock.json',
  'package.json',
  'public',
  'sandbox/lead-api/flags.ts',
  'scripts/bundle',
  'scripts/prerender/flags.ts',
  'scripts/vite',
  'src',
  'vite.config.ts',
]

/**
 * The bundle of this code and environment. It is made only when the last build's was made of something
 * else: most builds follow an edit in the CMS.
 * @param cacheDir holds one bundle; inside the repository, because the renderer imports its packages
 */
export async function siteBundle(
  cacheDir: string,
  environment: Record<string, string | undefined>,
): Promise<SiteBundle> {
  const folder = path.resolve(cacheDir, 'bundle')
  const key = await keyOf(environment)
  const cached = path.join(folder, key)
  if (!existsSync(cached)) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await runBundler(`${cached}.new`)
    await rename(`${cached}.new`, cached)
  }
  return {
    files: JSON.parse(await readFile(path.join(cached, 'files.json'), 'utf8')),
    site: path.join(cached, 'site'),
    stylesheet: path.join(cached, 'all.css'),
    renderer: pathToFileURL(path.join(cached, 'renderer/render.js')).href,
  }
}

/** Copies what the site publishes of a bundle into a folder. */
export async function copyBundle({ site }: SiteBundle, outDir: string): Promise<void> {
  await cp(site, outDir, { recursive: true })
  await rm(path.join(outDir, '.vite'), { recursive: true, force: true })
}

async function keyOf(environment: Record<string, string | undefined>): Promise<string> {
  const names = Object.keys(environment).filter((name) => name.startsWith('VITE_'))
  const built = names.toSorted().map((name) => [name, environment[name]])
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, process.platform, process.arch]))
  hash.update(JSON.stringify([built, await siteDefines('production')]))
  for (const file of (await Promise.all(sources.map(filesAt))).flat()) {
    const bytes = readFileSync(file)
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}

/** The file at a path, or all files of the folder there; none where nothing is. */
async function filesAt(source: string): Promise<string[]> {
  if (!existsSync(source)) return []
  if ((await stat(source)).isFile()) return [source]
  return (await filesIn(source)).map((file) => path.join(source, file)).toSorted()
}

/**
 * Megabytes for each thread. The minifier leaves so much garbage that it takes 450 MB more without these, and
 * 2 of 15 s less; half of them are enough.
 */
const smallHeap = ['--max-semi-space-size=8', '--max-old-space-size=400']

/** @throws Error when the bundler fails; it has said why */
async function runBundler(folder: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'bundle-process.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const bundler = spawn(process.execPath, [...smallHeap, script, folder], { stdio: 'inherit', env })
  const code = await new Promise((resolve, reject) => {
    bundler.once('exit', resolve).once('error', reject)
  })
  if (code !== 0) throw new Error('the bundler failed.')
}
