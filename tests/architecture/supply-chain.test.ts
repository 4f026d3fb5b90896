import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  hasInstallScript?: boolean
  version?: string
}

const manifest: {
  allowScripts: Record<string, boolean>
  devDependencies: Record<string, string>
} = JSON.parse(readFileSync('package.json', 'utf8'))
const { allowScripts } = manifest
const { packages }: { packages: Record<string, Package> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

test('no package runs a script on the machine of a person who installs, except Node', () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted())
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] !== false)
  expect(allowed).toEqual(['node'])
})

test('an update that brings another install script stops the installation until somebody decides', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
})

test('a workflow runs the code of an action that was looked at, whatever its tag names later', () => {
  const folder = '.github/workflows'
  const uses = readdirSync(folder).flatMap(
    (file) => readFileSync(`${folder}/${file}`, 'utf8').match(/(?<=uses: ).+$/gm) ?? [],
  )
  expect(uses.length).toBeGreaterThan(3)
  const unpinned = uses.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))
  expect(unpinned).toEqual([])
})

test('everybody runs the Node that npm installs, whether a version manager or a host brings it', () => {
  const version = manifest.devDependencies['node'] ?? ''
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(version)
  const netlify = readFileSync('netlify.toml', 'utf8')
  expect(netlify).toContain(`NODE_VERSION = "${version.split('.')[0]}"`)
})
