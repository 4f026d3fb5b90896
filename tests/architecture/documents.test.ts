import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import type { SourceFile } from '#tests/support/source-files.ts'

const documents = [
  ...sourceFiles('docs', /\.md$/),
  ...['README.md', 'AGENTS.md'].map((name) => ({ path: name, text: readFileSync(name, 'utf8') })),
]
const folders = [
  'src',
  'schemas',
  'studio',
  'sandbox',
  'lead-api',
  'content',
  'scripts',
  'tests',
  'docs',
]
const names = new Set(
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((name) => !name.includes('node_modules'))
    .map((name) => path.basename(name)),
)

/** What a command writes, and git ignores. */
const isWritten = (name: string) => /^(studio\/)?dist\//.test(name)
/** What the reader of a guide is about to write or to remove: the guide's example. */
const examples: Record<string, RegExp> = {
  'docs/add-a-form.md': /callback/i,
  'docs/add-a-section.md': /PriceAlarm/,
  'docs/make-it-yours.md': /months-race/,
}
/** What a reader puts a name into. */
const isPattern = (name: string) => /[<>{}*…]|NAME/.test(name)

test('every file and folder that a document names is there', () => {
  const lost = documents.flatMap((document) =>
    pathsIn(document)
      .filter((name) => !isWritten(name) && !isPattern(name) && !isThere(name))
      .filter((name) => !examples[document.path]?.test(name))
      .map((name) => `${document.path}: ${name}`),
  )
  expect(lost).toEqual([])
})

test('every link of a document leads to a file that is there', () => {
  const links = documents.flatMap((document) =>
    [...document.text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => ({
      from: document.path,
      target: path.join(path.dirname(document.path), target),
    })),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([])
})

test('a person who configures the product finds every variable that it reads, and no other', () => {
  const example = readFileSync('.env.example', 'utf8')
  const described = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const texts = ['src', 'shared', 'scripts', 'studio', 'sandbox', 'lead-api']
    .flatMap((folder) => sourceFiles(folder, /(?<!\.test)\.tsx?$/))
    .filter(({ path: file }) => !file.includes('node_modules'))
    .map(({ text }) => text)
  const code = [...texts, readFileSync('playwright.config.ts', 'utf8')].join('\n')
  // As code reads one: env['NAME'], read('NAME', …), import.meta.env.NAME.
  const read =
    /(?<=['".])(?:VITE|LEAD_API|SANITY|SANDBOX|ADMIN|SITE|PREVIEW|STUDIO|CHROMIUM)_[A-Z_]*[A-Z]\b/g
  expect((code.match(read) ?? []).filter((name) => !described.includes(name))).toEqual([])
  expect(described.filter((name) => !code.includes(name))).toEqual([])
})

/** Paths in backticks, and those that a block of code draws as a tree. */
function pathsIn({ text }: SourceFile): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const tree = [...text.matchAll(/^((?:[\w.-]+\/)+[\w.-]*)(?=[ ,])/gm)].map(([, name = '']) => name)
  return [...spans, ...tree].filter((span) => isPath(span) || isName(span))
}

function isPath(span: string): boolean {
  return folders.some((folder) => span.startsWith(`${folder}/`)) && !/\s/.test(span)
}

function isName(span: string): boolean {
  return /^[\w.<>{}*-]+\.(?:tsx?|mjs|css|ndjson|md)$/.test(span)
}

function isThere(name: string): boolean {
  return existsSync(name) || (!name.includes('/') && names.has(name))
}
