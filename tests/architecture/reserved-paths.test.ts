import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '#src/config/paths.ts'
import { isReserved as isLeftOut } from '#src/config/reserved-paths.ts'
import { codeRedirects, codeScreens, isReserved, isScreen } from '#schemas/rules/reserved-paths.ts'

const pages = readFileSync('content/pages.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): { path: string } => JSON.parse(line))
  .map(({ path }) => path)

test('an editor cannot take an address that the code answers', () => {
  const named: string[] = Object.values(paths)
  const unknown = named.filter(
    (path) => !isReserved(path.replace('*', 'some-code')) && !pages.includes(path),
  )
  expect(unknown).toEqual([])
})

test('the Studio refuses every address that the site would leave out', () => {
  const files = ['/404', '/index', '/static/x', '/data/x', '/flags/x', '/lead-api', '/lead-api/x']
  const asked = [...Object.values(paths), ...pages, ...files]
  const differ = asked
    .map((path) => path.replace('*', 'some-code'))
    .filter((path) => isLeftOut(path) !== isScreen(path))
  expect(differ).toEqual([])
})

test('every reserved address is one that the code still answers', () => {
  const named: string[] = Object.values(paths)
  expect([...codeRedirects, ...codeScreens].filter((path) => !named.includes(path))).toEqual([])
  expect(pages.filter(isReserved)).toEqual([])
})
