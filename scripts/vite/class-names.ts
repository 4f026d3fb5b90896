import { createHash } from 'node:crypto'
import path from 'node:path'

type ScopedName = (local: string, file: string, css: string) => string

/** Class names that say their component: `Hero-copy`. */
export function readableName(local: string, file: string): string {
  return `${path.basename(file).replace('.module.css', '')}-${local}`
}

/**
 * Class names of four characters for the bytes of a first view: three from the path of the CSS module,
 * and the class's place in the alphabetical list of its classes. Each build gives the same names, and a
 * new class renames none of another module, whose scripts stay in the caches of visitors.
 * @param root the folder that the paths start at
 */
export function shortNames(root: string): ScopedName {
  const modules = new Map<string, string>()
  return (local, file, css) => {
    const module = path.relative(root, file)
    const prefix = classPrefix(module)
    const other = modules.get(prefix) ?? module
    if (other !== module)
      throw new Error(`The classes of ${other} and ${module} get the same names: rename one file.`)
    modules.set(prefix, module)
    const index = classesOf(css).indexOf(local)
    // Keyframes have names as well.
    return prefix + (index < 0 ? local : letters(index))
  }
}

function classesOf(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const names = [...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const withDigits = `${alphabet}0123456789`

/**
 * What the short names of a CSS module's classes and keyframes begin with: three characters, the first of
 * them a letter, so that they need no escape. There are 200,000.
 * @param module its path from the root
 */
export function classPrefix(module: string): string {
  const digest = createHash('sha256').update(module).digest()
  const pick = (from: string, at: number) => from.charAt(digest.readUInt16BE(at) % from.length)
  return pick(alphabet, 0) + pick(withDigits, 2) + pick(withDigits, 4)
}

/** 0 is "a", 51 is "Z", 52 is "aa". */
function letters(index: number): string {
  const last = alphabet[index % alphabet.length] ?? ''
  return index < alphabet.length ? last : letters(Math.floor(index / alphabet.length) - 1) + last
}
