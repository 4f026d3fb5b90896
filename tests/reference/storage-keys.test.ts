// @vitest-environment node
import { expect, test } from 'vitest'
import { cell, readTable } from '#tests/support/markdown.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const file = 'docs/reference/storage-keys.md'
const sources = sourceFiles('src', /\.tsx?$/).filter(({ path }) => !/\.(test|fixture)\./.test(path))
const everything = sources.map(({ text }) => text).join('\n')

const stores: Record<string, string> = {
  sessionStorage: 'session',
  tabStorage: 'session',
  detailStorage: 'session',
  localStorage: 'local',
  deviceStorage: 'local',
}

/** A use of storage: `name.getItem(key`, with a literal or a name for the key. */
const use =
  /\b(\w*[sS]torage)\.(?:getItem|setItem|removeItem|read|write|remove)\(\s*('[^']*'|`[^`]*`|[\w.]+)/g
const listed = /for \(const storage of \[(\w+), (\w+)\]\)/

interface Use {
  key: string
  stores: string[]
}

const uses: Use[] = sources.flatMap(({ path, text }) =>
  [...text.matchAll(use)]
    .filter(([, , argument = '']) => !isParameter(argument, text))
    .map(([, name = '', argument = '']) => ({
      key: keyOf(argument, text) ?? `an unknown key in ${path}: ${argument}`,
      stores: storesOf(name, text),
    })),
)

test('the table has every key that the code uses, and no other', () => {
  const keys = readTable(file, 'Keys').map((row) => cell(row, 'key'))
  expect(keys.toSorted()).toEqual([...new Set(uses.map(({ key }) => key))].toSorted())
})

test('the table says where each key is kept', () => {
  const written = readTable(file, 'Keys').map((row) => [cell(row, 'key'), cell(row, 'store')])
  const found = written.map(([key]) => {
    const inCode = uses.filter((one) => one.key === key).flatMap((one) => one.stores)
    return [key, [...new Set(inCode)].toSorted().join(', ')]
  })
  expect(written).toEqual(found)
})

test('the table has the databases and locks, and there are no cookies', () => {
  const databases = [...everything.matchAll(/createStore\('([^']+)', '([^']+)'\)/g)]
  const locks = [...everything.matchAll(/return `(lead-[^`]*)`/g)]
  const rows = readTable(file, 'Databases and locks')
  expect(rows.map((row) => [cell(row, 'name'), cell(row, 'kind')])).toEqual([
    ...databases.map(([, name]) => [name, 'IndexedDB']),
    ...locks.map(([, name = '']) => [withStars(name), 'Web Lock']),
  ])
  const [, , store = ''] = databases[0] ?? []
  expect(cell(rows[0] ?? {}, 'holds')).toContain(`\`${store}\``)
  expect(everything).not.toMatch(/document\.cookie|cookieStore|caches\.open/)
})

/** A storage around another one hands the key on. */
function isParameter(argument: string, text: string): boolean {
  return new RegExp(`^ +(?:read|write)\\(${argument}[,)].*\\{$`, 'm').test(text)
}

/** The text of a key: a literal, or a name that stands for one in this file or in any other. */
function keyOf(argument: string, text: string): string | undefined {
  if (/^['`]/.test(argument)) return withStars(argument.slice(1, -1))
  const name = argument.split('.').at(-1) ?? ''
  const literal = new RegExp(`const ${name} = (['\`])(.*?)\\1`).exec(text)
  if (literal) return withStars(literal[2] ?? '')
  const alias = new RegExp(`const ${name} = ([\\w.]+)$`, 'm').exec(text)
  if (alias) return keyOf(alias[1] ?? '', text)
  const exported = new RegExp(
    argument.includes('.')
      ? `^ +${name}: (?:\\([^)]*\\) => )?(['\`])(.*?)\\1,$`
      : `^export const ${name} = (?:\\([^)]*\\) => )?(['\`])(.*?)\\1$`,
    'm',
  ).exec(everything)
  return exported ? withStars(exported[2] ?? '') : undefined
}

function storesOf(name: string, text: string): string[] {
  const [, ...both] = name === 'storage' ? (listed.exec(text) ?? []) : ['', name]
  return both.flatMap((one) => stores[one] ?? [])
}

function withStars(template: string): string {
  return template.replace(/\$\{[^}]*\}/g, '*')
}
