// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

const kinds = /(?<!\.generated)\.(?:tsx?|css|html|md|mjs)$/
const folders = [
  'src',
  'schemas',
  'sandbox',
  'lead-api',
  'scripts',
  'studio',
  'tests',
  'docs',
  '.ci',
]
const files = [
  ...folders.filter((folder) => existsSync(folder)).flatMap((one) => sourceFiles(one, kinds)),
  ...readdirSync('.')
    .filter((name) => kinds.test(name) || name === '.env.example')
    .map((name) => ({ path: name, text: readFileSync(name, 'utf8') })),
].filter(({ path: file }) => !/node_modules|\/dist\/|words\.test\.ts$/.test(file))

const documents = new Set(
  files.filter((file) => file.path.endsWith('.md')).map((file) => path.basename(file.path)),
)

test('nothing points at a section of a text that is not here', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(linesWith(/\u00a7/)).toEqual([])
  expect(linesWith(/\b[Tt]he specification\b|\brows? \d+\b(?=[:;,]| of the| and \d)/)).toEqual([])
})

test('nothing points at a document that is not here', () => {
  const lost = linesWith(/(?<![\w-])[\w-]+\.md\b/, (name) => !documents.has(name))
  expect(lost).toEqual([])
  expect(linesWith(/\b(?:PRODUCT|CONTRACT|RELIABILITY|PERFORMANCE|FINDINGS)\b/)).toEqual([])
})

/** A word that only this repository used, and the one that everybody uses. */
const words: [old: RegExp, instead: string][] = [
  [/\blakes?\b|Lake\b/, 'content API'],
  [/LayingBricks/, 'Spinner'],
  [/\bSpoken\b/, 'VisuallyHidden'],
  [/takesKey/, 'isIdempotent'],
  [/\buseLate\b|\bLate[A-Z]\w+/, 'lazy'],
  [/isStill|[sS]till(?:Form|Binding)/, 'placeholder'],
  [/\bfate\b/, 'outcome'],
  [/\bwishOf\b|isSameWish|OfWish\b/, 'submission'],
  [/useOutside/, 'test server'],
  [/quieten/, 'block telemetry'],
  [/newsText|LeadNews/, 'notification'],
  [/holdContent|hold-content/, 'pinned content'],
  [/[kK]eptPress|LostPress/, 'queued click'],
  [/\bSound</, 'Valid'],
  [/\bmasters\(/, 'originals'],
  [/assetStem/, 'asset id'],
  [/\bDoctor\b/, 'health'],
  [
    /(?:const|let|styles\.|[{,(]) ?\[?pictures?\b(?!['-])|\bpicture(?:: ContentImage|=\{|\()/,
    'image',
  ],
  [/\b(?:const|let) _?kept\b|isKept|mayBeKept|[sS]tillKept|state: 'kept'|=== 'kept'/, 'stored'],
  [/\b(?:late|lead)-news\b|(?:note|read|with|follow|set)News\b/, 'late receipts, announcement'],
  [/(?:With|find|load|View)Words/, 'texts, selectors'],
]

describe('one term for one thing, the one that everybody uses', () => {
  test.each(words)('not %s but "%s"', (old) => {
    expect(linesWith(old)).toEqual([])
  })
})

/** "file:line: text" of every line that has such a word; `isMeant` may look at the word itself. */
function linesWith(pattern: RegExp, isMeant: (word: string) => boolean = () => true): string[] {
  const every = new RegExp(pattern.source, 'g')
  return files.flatMap((file) =>
    file.text.split('\n').flatMap((line, index) => {
      const found = [...line.matchAll(every)].some(([word]) => isMeant(word))
      return found ? [`${file.path}:${index + 1}: ${line.trim().slice(0, 100)}`] : []
    }),
  )
}
