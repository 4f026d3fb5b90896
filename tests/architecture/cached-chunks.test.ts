// @vitest-environment node
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { expect, test } from 'vitest'

const changed = 'src/ui/tabs/Tabs.module.css'

const addClass: Plugin = {
  name: 'add-class',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/ui\/tabs\/Tabs\.module\.css$/ },
    handler: (code) => `.added { color: inherit; }\n${code}`,
  },
}

/** The scripts of a build, by the modules in them; not minified, which changes no name's reason. */
async function bundle(plugins: Plugin[] = []): Promise<Map<string, Rolldown.OutputChunk>> {
  const result = await build({
    plugins,
    logLevel: 'error',
    build: { write: false, minify: false },
  })
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunks = output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.moduleIds.toSorted().join(), chunk]))
}

test(
  'a new class renames no script that does not use its module',
  { timeout: 60_000 },
  async () => {
    const before = await bundle()
    const after = await bundle([addClass])
    const byFile = new Map([...before.values()].map((chunk) => [chunk.fileName, chunk]))

    /** A script names the files that it imports, so it is renamed with them. */
    function uses(chunk: Rolldown.OutputChunk, seen = new Set<string>()): boolean {
      if (seen.has(chunk.fileName)) return false
      seen.add(chunk.fileName)
      if (chunk.moduleIds.some((id) => id.endsWith(changed))) return true
      return [...chunk.imports, ...chunk.dynamicImports].some((file) => {
        const next = byFile.get(file)
        return next !== undefined && uses(next, seen)
      })
    }
    const renamed = [...before].filter(
      ([modules, { fileName }]) => after.get(modules)?.fileName !== fileName,
    )
    expect(renamed.length).toBeGreaterThan(0)
    expect(renamed.length).toBeLessThan(before.size / 2)
    expect(renamed.filter(([, chunk]) => !uses(chunk)).map(([, { name }]) => name)).toEqual([])
  },
)
