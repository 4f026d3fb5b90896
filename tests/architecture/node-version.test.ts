// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest: { devDependencies: Record<string, string>; engines: Record<string, string> } =
  JSON.parse(readFileSync('package.json', 'utf8'))
const netlify = readFileSync('netlify.toml', 'utf8')

test('everybody runs the Node that npm installs, whether a version manager or a host brings it', () => {
  const version = manifest.devDependencies['node'] ?? ''
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(version)
  expect(netlify).toContain(`NODE_VERSION = "${version.split('.')[0]}"`)
})

test('an older Node is enough to begin with, as the README says', () => {
  expect(manifest.engines['node']).toBe('>=20')
  expect(readFileSync('README.md', 'utf8')).toContain('Node 20 or newer is enough')
})
