/** What the bundler knows of modules, by their absolute paths. */
export interface Modules {
  getModuleInfo: (id: string) => ModuleImports | null
}

interface ModuleImports {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** Modules, by their absolute paths, and all that they import statically. */
export function withStaticImports(
  entries: readonly string[],
  modules: Modules,
): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** Tells which modules of packages `entries` (absolute paths) need as soon as they run. */
export function packagesOf(...entries: string[]): (id: string, modules: Modules) => boolean {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => {
    needed ??= withStaticImports(entries, modules)
    return id.includes('/node_modules/') && needed.has(id)
  }
}
