import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockTelemetry } from './block-telemetry.ts'

/** A file of an installed package as it runs in the Studio: before and after. */
function withoutTelemetry(name: string): { before: string; after: string } {
  const before = readFileSync(new URL(`../../node_modules/${name}`, import.meta.url), 'utf8')
  return { before, after: blockTelemetry(before, `/any/node_modules/${name}`) ?? before }
}

test('an editor’s Studio asks no foreign host for a newer version and reports to none', () => {
  const { before, after } = withoutTelemetry('sanity/lib/index.js')
  const foreign = [
    'https://api.sanity.io/vX/intake/',
    'sanity-cdn.com"}/v1/modules',
    '(!isDev || DEBUG_ERROR_REPORTING)',
  ]
  for (const text of foreign) {
    expect(before).toContain(text)
    expect(after).not.toContain(text)
  }
})

test('an editor’s Studio loads no foreign script', () => {
  const { before, after } = withoutTelemetry('@sanity/sdk-react/dist/index.js')
  expect(before).toContain('core.sanity-cdn.com/bridge.js')
  expect(after).not.toContain('core.sanity-cdn')
})

test('an editor’s Studio is set in the fonts of the machine', () => {
  const font = '@font-face { src: url(https://design-system-static.sanity.io/a.woff2) }'
  expect(blockTelemetry(`${font} p { color: red }`, '/any/a.css')).toBe(' p { color: red }')
  expect(blockTelemetry('p { color: red }', '/any/a.css')).toBeUndefined()
})

test('an editor’s Studio asks a content API of its own by the name it has', () => {
  const folder = '@sanity/sdk/dist'
  const files = readdirSync(new URL(`../../node_modules/${folder}`, import.meta.url))
    .filter((name) => name.endsWith('.js'))
    .map((name) => withoutTelemetry(`${folder}/${name}`))
  const asking = files.filter(({ before }) => before.includes('{ useProjectHostname: !0 })'))
  expect(asking.length).toBeGreaterThan(0)
  for (const { after } of asking) {
    expect(after).not.toContain('FetchCurrentUser(context, { useProjectHostname: !0 })')
    expect(after).toContain('.options?.apiHost)) })')
  }
  const client = files.find(({ before }) => before.includes('let apiHost = options.apiHost'))
  expect(client?.after).toMatch(
    /\|\| resource \|\| \(apiHost && [^)]+\)\$\/\.test\(apiHost\)\)\) && \{ useProject/,
  )
})

test('other code stays as it is', () => {
  expect(
    blockTelemetry('"https://core.sanity-cdn.com/bridge.js"', '/project/main.tsx'),
  ).toBeUndefined()
})
