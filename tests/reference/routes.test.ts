// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteMap } from '#src/routes.tsx'
import { codePaths, codeRedirects, fileOf, referralCodes, referralPage } from '#src/static-paths.ts'
import { isReserved } from '#shared/paths.ts'
import { redirectsFile } from '#scripts/hosting/rules.ts'
import { redirects } from '#scripts/hosting/rules.ts'
import { serveFolder } from '#scripts/hosting/static-host.ts'
import { pages as visited } from '#tests/e2e/support/route-table.ts'
import { cell, columnOf, readTable } from '#tests/support/markdown.ts'

const file = 'docs/reference/routes.md'
const pages = readTable(file, 'Pages')
const seeded = readFileSync('content/pages.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): { path: string } => JSON.parse(line))
  .map((page) => page.path)
const screens = siteMap
  .map((entry) => entry.path)
  .filter((address) => codePaths.includes(address))
  .toSorted()

let folder = ''
let server: Server
let origin = ''

/** What the build writes, with a word in the place of each page. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'routes-'))
  const rules = await redirects({
    codeRedirects,
    loadRedirects: async () => [],
    referralCodes,
    referralPage,
  })
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(rules))
  for (const address of [...columnOf(pages, 'path'), referralPage, '/404']) {
    const target = path.join(folder, fileOf(address))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, address)
  }
  server = await serveFolder(folder, 0)
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('the table has every page of the seed and every screen of the code, and says which is which', () => {
  expect(madeBy('CMS')).toEqual(seeded.toSorted())
  expect(madeBy('screen')).toEqual(screens)
})

test('the headings are those that the browser journeys find', () => {
  const headings = new Map(pages.map((row) => [cell(row, 'path'), cell(row, 'heading')]))
  expect([...headings.keys()].toSorted()).toEqual(visited.map(([address]) => address).toSorted())
  const differ = visited.filter(([address, heading]) => {
    const written = headings.get(address) ?? ''
    return typeof heading === 'string' ? written !== heading : !heading.test(written)
  })
  expect(differ).toEqual([])
})

test('the redirects are those of the site map', () => {
  const rows = readTable(file, 'Redirects').map((row) => [cell(row, 'from'), cell(row, 'to')])
  expect(rows).toEqual(codeRedirects.map((entry) => [entry.path, entry.redirect]))
})

const spellings = readTable(file, 'Other spellings of an address')

test.each(spellings.map((row) => [cell(row, 'asked for'), cell(row, 'leads to')]))(
  'a static host sends %s on to %s',
  async (asked, target) => {
    const response = await ask(asked)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(target)
  },
)

const answers = readTable(file, 'Answers of the static host')

test.each(answers.map((row) => [cell(row, 'asked for'), cell(row, 'status'), cell(row, 'answer')]))(
  'a static host answers %s with %s: %s',
  async (asked, status, answer) => {
    const response = await ask(asked)
    expect(String(response.status)).toBe(status)
    const [, named] = /`([^`]+\.html)`/.exec(answer) ?? []
    const body = await response.text()
    expect(named && fileOf(body)).toBe(named && `/${named}`)
  },
)

test('the Studio refuses exactly the addresses that the table says editors cannot take', () => {
  const taken = columnOf(readTable(file, 'Addresses that editors cannot take'), 'path')
  const open = taken.filter((address) => !isReserved(address.replace('*', 'anything')))
  expect(open).toEqual([])
  const reservedInCode = [...screens, ...codeRedirects.map((entry) => entry.path), referralCodes]
  const left = reservedInCode.filter((address) => !seeded.includes(address))
  expect(left.filter((address) => !taken.includes(address))).toEqual([])
})

function madeBy(word: string): string[] {
  const rows = pages.filter((row) => cell(row, 'made by').split(' and ').includes(word))
  return columnOf(rows, 'path').toSorted()
}

function ask(address: string): Promise<Response> {
  return fetch(origin + address, { redirect: 'manual' })
}
