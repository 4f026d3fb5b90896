import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of a build's scripts. */
export function scriptFolder(dist: string): string {
  return path.join(dist, 'static/js')
}

/**
 * The built script of a module, `DemoForm-1a2b3c4d.js` for `DemoForm`.
 * @throws Error when the build has none, or more than one.
 */
export function chunkOf(module: string, folder: string): string {
  const found = readdirSync(folder).filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === module)
  const [file] = found
  if (file === undefined || found.length > 1)
    throw new Error(
      `The build has ${found.length} scripts named ${module}, not one: the module has moved to another chunk.`,
    )
  return file
}

/** The scripts that a built script imports statically. */
export function importsOf(file: string, folder: string): string[] {
  const code = readFileSync(path.join(folder, file), 'utf8')
  return [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name = '']) => name,
  )
}

/** A script and all its static imports. */
export function withImports(
  file: string,
  folder: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const next of importsOf(file, folder)) withImports(next, folder, found)
  return found
}
