import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** What a package says about its licence. */
export interface Notice {
  /** Such as "swiper 14.4.0". */
  name: string
  /** SPDX identifier, such as "MIT". */
  licence: string
  text: string
}

/** Packages whose files are in the site without being modules of the bundle. */
const besides = ['flag-icons']

/** Each font has its licence beside it, as `<Name>-OFL.txt`. */
const fontFolder = 'src/ui/styles/fonts'

/**
 * Writes THIRD-PARTY-NOTICES.txt: the licence of every package that has a module in the bundle, and of the
 * fonts and flags.
 * @throws Error, which stops the build, when a package has no licence
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      )
      const styles = [...this.getModuleIds()].filter((id) => /\.css(?:$|\?)/.test(id))
      const folders = new Set([...modules, ...styles].flatMap((id) => packageFolder(id) ?? []))
      for (const name of besides) folders.add(path.resolve('node_modules', name))
      const notices = [...[...folders].map(readNotice), ...fontNotices()]
      this.emitFile({
        type: 'asset',
        fileName: 'THIRD-PARTY-NOTICES.txt',
        source: noticesText(notices),
      })
    },
  }
}

/** The folder of the package that a module belongs to; undefined for one of ours. */
export function packageFolder(id: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(id)?.[1]
}

/**
 * Reads the licence of a package; one that only names MIT or Apache-2.0 gets the text of `licences/`.
 * @throws Error naming a package that has no licence text
 */
export function readNotice(folder: string): Notice {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const found: { name: string; version: string; license?: string; author?: unknown } =
    JSON.parse(text)
  const name = `${found.name} ${found.version}`
  const licence = typeof found.license === 'string' ? found.license : ''
  const files = readdirSync(folder).filter((file) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(file))
  const [file] = files.toSorted()
  if (file) return { name, licence, text: readFileSync(path.join(folder, file), 'utf8') }
  const known = path.join(import.meta.dirname, 'licences', `${licence}.txt`)
  if (!existsSync(known))
    throw new Error(
      `${name} is in the bundle, but has no licence file${licence ? ` (it names ${licence})` : ''}.`,
    )
  const author = authorOf(found.author)
  return { name, licence, text: readFileSync(known, 'utf8').replace('<author>', author) }
}

function fontNotices(): Notice[] {
  return readdirSync(fontFolder).flatMap((file) => {
    const [, name] = /^(.+)-OFL\.txt$/.exec(file) ?? []
    if (name === undefined) return []
    return [{ name, licence: 'OFL-1.1', text: readFileSync(path.join(fontFolder, file), 'utf8') }]
  })
}

/** The text of all notices: sorted by name, equal texts once. */
export function noticesText(notices: Notice[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, licence, text } of notices.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = text.replace(/\r\n/g, '\n').trim()
    byText.set(key, [...(byText.get(key) ?? []), licence ? `${name} (${licence})` : name])
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
  return `This site contains the following software and fonts.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`
}

function authorOf(author: unknown): string {
  if (typeof author === 'string') return author
  const isNamed = typeof author === 'object' && author !== null && 'name' in author
  return isNamed && typeof author.name === 'string' ? author.name : 'its authors'
}
