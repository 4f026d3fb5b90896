import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type ScopedName = (local: string, file: string) => string

/** Class names that say their component: `Hero-copy`. */
export const readableName: ScopedName = (local, file) =>
  `${path.basename(file).replace('.module.css', '')}-${local}`

/**
 * Class names of one to three letters for the bytes of a first view: every class of every CSS module
 * in alphabetical order gets the next name, so each build gives the same ones.
 */
export function shortNames(root: string): ScopedName {
  const known = collectNames(root)
  return (local, file) => known.get(readableName(local, file)) ?? readableName(local, file)
}

function collectNames(root: string): Map<string, string> {
  const known = new Map<string, string>()
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted()) {
    const css = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const locals = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, local = '']) => local))
    for (const local of [...locals].toSorted()) {
      const name = readableName(local, file)
      if (!known.has(name)) known.set(name, letters(known.size))
    }
  }
  return known
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** 0 is "a", 51 is "Z", 52 is "aa": names that start with a letter and need no escape. */
export function letters(index: number): string {
  const last = alphabet[index % alphabet.length] ?? ''
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1) + last
}
