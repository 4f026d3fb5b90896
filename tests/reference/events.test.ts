// @vitest-environment node
import { expect, test } from 'vitest'
import { action } from '#schemas/objects/links/action.ts'
import { formDialogTitles, isFormDialog } from '#src/layout/dialogs/form-dialogs.ts'
import { widgetEvent } from '#src/lib/address/scheduler-address.ts'
import * as pageData from '#src/startup/page-data.ts'
import type { OutboxEvent } from '#src/services/outbox/entry.ts'
import { cell, columnOf, readTable } from '#tests/support/markdown.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const file = 'docs/reference/events.md'
const sources = sourceFiles('src', /\.tsx?$/).filter(({ path }) => !/\.(test|fixture)\./.test(path))
const everything = sources.map(({ text }) => text).join('\n')

test('the table has the messages that the code waits for', () => {
  const named = [...everything.matchAll(/'((?:calendly\.|sanity\/)\w*)'/g)].map(([, name = '']) =>
    /\w$/.test(name) ? name : `${name}*`,
  )
  const messages = columnOf(readTable(file, 'Messages between windows'), 'message')
  expect(messages.toSorted()).toEqual([...new Set(named)].toSorted())
  const ofWidget = messages.filter((name) => widgetEvent({ event: name }) === name)
  expect(ofWidget).toEqual(messages.filter((name) => !name.startsWith('sanity/')))
})

test('the dialogs are those that editors can choose, by the same names', () => {
  const rows = readTable(file, 'Dialogs').map((row) => ({
    value: cell(row, 'name'),
    title: cell(row, 'dialog'),
  }))
  const opens = action.fields.find(({ name }) => name === 'opens')
  expect(opens && 'options' in opens && opens.options).toMatchObject({ list: rows })
  expect(rows.map(({ value }) => value).filter(isFormDialog)).toEqual(Object.keys(formDialogTitles))
})

test('the table has every kind of event that the outbox tells', () => {
  const kinds = { delivered: 1, refused: 1, expired: 1, closed: 1, changed: 1 } satisfies Record<
    OutboxEvent['kind'],
    1
  >
  const rows = columnOf(readTable(file, 'Events of the outbox'), 'kind')
  expect(rows.toSorted()).toEqual(Object.keys(kinds).toSorted())
})

test('the table has every event that the app listens to on the window or the document', () => {
  const heard = sources.flatMap(({ path, text }) =>
    [...text.matchAll(listener)].flatMap(({ index, 1: argument = '' }) =>
      namesOf(argument, text, index, path),
    ),
  )
  expect(columnOf(readTable(file, 'What the app listens to'), 'event').toSorted()).toEqual(
    [...new Set(heard)].toSorted(),
  )
})

test('the table has the data attributes that HTML and scripts share', () => {
  const attributes = columnOf(readTable(file, 'Data attributes'), 'attribute')
  expect(attributes).toEqual(Object.values(pageData).map((name) => `data-${name}`))
})

test('nothing that visitors load dispatches an event', () => {
  // Doing again what a visitor did to a control is not a message between parts of the app.
  const loaded = sources.filter(
    ({ path }) => !path.includes('src/preview/') && path !== 'src/startup/kept-entries.ts',
  )
  expect(loaded.length).toBeLessThan(sources.length)
  for (const { text } of loaded) {
    expect(text).not.toMatch(/dispatchEvent|new CustomEvent|BroadcastChannel/)
  }
})

/** `addEventListener` of the window or the document, and what stands for the event's name. */
const listener =
  /(?<![.\w])(?:(?:window|document|globalThis)\.)?addEventListener(?:\?\.)?\(\s*('\w+'|\w+)/g

function namesOf(argument: string, text: string, index: number, path: string): string[] {
  if (argument.startsWith("'")) return [argument.slice(1, -1)]
  const loops = [
    ...text
      .slice(0, index)
      .matchAll(new RegExp(`for \\(const ${argument} of (\\[.*?\\]|\\w+)`, 'g')),
  ]
  const list = loops.at(-1)?.[1]
  if (list === undefined) return [`an unknown event in ${path}: ${argument}`]
  return membersOf(list, text)
}

/** The texts of a list that is written out, or of the constant of that name, here or elsewhere. */
function membersOf(list: string, text: string): string[] {
  const constant = new RegExp(`const ${list.replace(/\W/g, '')} = (\\[[^\\]]*\\])`)
  const found = constant.exec(text) ?? constant.exec(everything)
  const written = list.startsWith('[') ? list : (found?.[1] ?? '')
  const spread = [...written.matchAll(/\.\.\.(\w+)/g)]
  return [
    ...spread.flatMap(([, name = '']) => membersOf(name, text)),
    ...[...written.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  ]
}
