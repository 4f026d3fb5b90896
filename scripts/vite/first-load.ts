import { withStaticImports } from './static-imports.ts'
import type { Modules } from './static-imports.ts'

/**
 * Tells which modules of the first load can be one file that rarely changes: all that `entry` imports
 * statically, except modules that lead to an `import()`. Those name other scripts by their hash, so they
 * stay with the entry, which few scripts import.
 * @param entry absolute path of the entry module
 */
export function firstLoadOf(entry: string): (id: string, modules: Modules) => boolean {
  let loaded: ReadonlySet<string> | undefined
  const known = new Map<string, boolean>()

  function namesScripts(id: string, modules: Modules): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // A circle of imports ends here.
    known.set(id, false)
    const info = modules.getModuleInfo(id)
    const names =
      info !== null &&
      (info.dynamicallyImportedIds.length > 0 ||
        info.importedIds.some((next) => namesScripts(next, modules)))
    known.set(id, names)
    return names
  }

  return (id, modules) => {
    loaded ??= withStaticImports([entry], modules)
    return loaded.has(id) && !namesScripts(id, modules)
  }
}
