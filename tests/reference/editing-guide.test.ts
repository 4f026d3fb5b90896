// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { humanTitle } from '#schemas/fields/field-options.ts'
import { asText } from '#schemas/fields/values.ts'
import { schemaTypes } from '#schemas/index.ts'
import { isRecord } from '#src/lib/json.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const guide = readFileSync('docs/editing.md', 'utf8')
const [steps = ''] = guide.split('\n## When something looks wrong')

const packaged = textOf(
  ['node_modules/sanity/lib', 'node_modules/@sanity/visual-editing/dist'],
  /^[\w-]+\.js$/,
)
const written = textOf(['studio', 'schemas'], /(?<!\.test)\.tsx?$/)
const fields = new Set(schemaTypes.flatMap(namesOf))
const pages = readFileSync('content/pages.ndjson', 'utf8')

test('every name in bold in the guide is a name that an editor sees', () => {
  const names = [...steps.matchAll(/(^- )?\*\*([^*]+)\*\*(:)?/gm)]
    // The head of a list's entry, a key, and a sentence that matters are not names.
    .filter(([, head, name = '', colon]) => !(head && colon) && /^\p{Lu}/u.test(name))
    .map(([, , name = '']) => name.replace(/[.:]$/, ''))
    .filter((name) => !/^(?:Enter|Shift\+F10)$/.test(name))
  expect(names.length).toBeGreaterThan(120)
  expect([...new Set(names)].filter((name) => !isSeen(name))).toEqual([])
})

function isSeen(name: string): boolean {
  return (
    fields.has(name) ||
    written.includes(name) ||
    pages.includes(`"title":"${name}"`) ||
    // A text of Sanity's, between quotation marks.
    packaged.includes(`"${name}"`)
  )
}

/** The titles of a type's fields, given or made from their names. */
function namesOf(type: object): string[] {
  const list: unknown = 'fields' in type ? type.fields : []
  if (!Array.isArray(list)) return []
  return list
    .filter(isRecord)
    .flatMap((field) => [
      asText(field['title']) || humanTitle(asText(field['name'])),
      ...namesOf(field),
    ])
}

/** All files of these folders whose name is like this. */
function textOf(folders: string[], name: RegExp): string {
  return folders
    .flatMap((folder) => sourceFiles(folder, name))
    .map(({ text }) => text)
    .join('\n')
}
