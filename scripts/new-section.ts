import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { groups, sectionNames } from './sections/names.ts'
import type { SectionNames } from './sections/names.ts'
import { addToRegistry, addToSchemas, sectionFiles } from './sections/templates.ts'

const root = path.resolve(import.meta.dirname, '..')
const schemaList = 'schemas/sections.ts'
const registry = 'src/pages/sections/registry.ts'

/** `npm run new:section -- price-alarm prices`: writes the files of a section of this group and lists it. */
async function main(name = '', group = 'text'): Promise<void> {
  const names = sectionNames(name, group)
  const taken = filesOfAllGroups(names).filter((file) => existsSync(path.join(root, file)))
  if (taken.length > 0) throw new Error(`There is a section of this name: ${taken.join(', ')}`)
  const files = sectionFiles(names)
  files.set(schemaList, addToSchemas(await read(schemaList), names))
  files.set(registry, addToRegistry(await read(registry), names))
  for (const [file, text] of files) await write(file, text)
  run('oxfmt', ...files.keys())
  run('node', 'scripts/typegen.ts')
  console.log(`Wrote ${[...files.keys()].join('\n      ')}`)
  console.log('docs/add-a-section.md says what comes next.')
}

function filesOfAllGroups(names: SectionNames): string[] {
  const files = groups.flatMap((group) => [...sectionFiles({ ...names, group }).keys()])
  return [...new Set(files)]
}

function read(file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8')
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(root, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** @throws Error when the tool fails; its own output says why */
function run(tool: string, ...args: string[]): void {
  const bin = path.join(root, 'node_modules/.bin', tool)
  const { status } = spawnSync(bin, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')} failed.`)
}

try {
  await main(process.argv[2], process.argv[3])
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
