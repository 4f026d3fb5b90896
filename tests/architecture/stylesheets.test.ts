// @vitest-environment node
import path from 'node:path'
import { expect, test } from 'vitest'
import { sheetOf } from '../../scripts/bundle/sheets.ts'
import { sourceFiles } from '../support/source-files.ts'

const code = new Map(
  sourceFiles('src', /(?<!\.test|\.fixture|\.d)\.tsx?$/).map(({ path: file, text }) => [
    file,
    text,
  ]),
)
const registry = 'src/pages/sections/registry.ts'

/** A file that another one needs, and the stylesheets that it waits for. */
interface Need {
  file: string
  sheets: string[]
}

const statics = /^(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm
const loads =
  /(?:withStylesheet\(\s*'(\w+)',\s*)?loadChunk\(\s*(?:'[\w-]+'|name),\s*\(\) =>\s*import\('([^']+)'\)/g
const entries = /\(await (?:withStylesheet\(\s*'(\w+)',\s*)?(\w+)\(name\)\)?\)\s*\.(\w+)/g

function needsOf(file: string): Need[] {
  const text = code.get(file) ?? ''
  const imported = [...text.matchAll(statics)].map(([, from = '', alone = '']) => ({
    file: resolve(file, from || alone),
    sheets: [],
  }))
  const loaded = [...text.matchAll(loads)].map(([, sheet, source = '']) => ({
    file: resolve(file, source),
    sheets: sheet === undefined ? [] : [sheet],
  }))
  return file === registry ? [...imported, ...sectionsIn(text, loaded)] : [...imported, ...loaded]
}

/** Of the files in which several sections come together, each section by itself. */
function sectionsIn(text: string, loaded: Need[]): Need[] {
  const inChunks = [...text.matchAll(entries)].map(([, sheet, name = '', section = '']) => {
    const chunk = loaded.find(({ file }) => file.endsWith(`/chunks/${name}.ts`))
    if (!chunk) throw new Error(`The registry has no ${name}.`)
    const exported = new RegExp(`export \\{ ${section} \\} from '([^']+)'`)
    const [, source = ''] = exported.exec(code.get(chunk.file) ?? '') ?? []
    const sheets = sheet === undefined ? chunk.sheets : [...chunk.sheets, sheet]
    return { file: resolve(chunk.file, source), sheets }
  })
  return [...inChunks, ...loaded.filter(({ file }) => !file.includes('/chunks/'))]
}

function resolve(from: string, source: string): string {
  return source.startsWith('#') ? source.slice(1) : path.join(path.dirname(from), source)
}

/** Every CSS module that is drawn with, and the stylesheets that are here by then. */
function drawnFrom(entry: string): Need[] {
  const found = new Map<string, Need>()
  const queue: Need[] = [{ file: entry, sheets: [] }]
  for (const { file, sheets } of queue) {
    const key = `${file} ${sheets.join()}`
    if (found.has(key)) continue
    found.set(key, { file, sheets })
    for (const next of needsOf(file))
      queue.push({ ...next, sheets: [...new Set([...sheets, ...next.sheets])].toSorted() })
  }
  return [...found.values()].filter(({ file }) => file.endsWith('.module.css'))
}

test('whatever the app draws waits for the stylesheet that its classes are in', () => {
  const drawn = drawnFrom('src/main.tsx')
  const modules = sourceFiles('src', /\.module\.css$/).map((file) => file.path)
  expect(new Set(drawn.map(({ file }) => file))).toEqual(new Set(modules))
  const early = drawn.filter(({ file, sheets }) => !['style', ...sheets].includes(sheetOf(file)))
  expect(early.map(({ file }) => `${file} needs ${sheetOf(file)}`)).toEqual([])
})

test('each stylesheet holds something', () => {
  const drawn = drawnFrom('src/main.tsx')
  expect(new Set(drawn.map(({ file }) => sheetOf(file)))).toEqual(
    new Set(['style', 'offers', 'pricing', 'forms']),
  )
})
