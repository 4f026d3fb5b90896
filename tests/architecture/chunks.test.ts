// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

// The boot script loads the app itself; the preview is for editors alone.
const isExempt = (path: string) => path === 'src/startup/boot.ts' || path.startsWith('src/preview/')

const imports = /(?<!typeof )\bimport\('([^']+)'\)/g
const loads = /loadChunk\(\s*(?:'[\w-]+'|name),\s*\(\) =>\s*import\('([^']+)'\)/g

test('every part of the app is loaded by the one loader, with its time limit, its message and its retry', () => {
  const files = sourceFiles('src', /\.tsx?$/).filter(
    ({ path }) => !isExempt(path) && !/\.test\./.test(path),
  )
  const asked = files.map(({ path, text }) => ({
    path,
    parts: targets(text, imports).filter((target) => !target.includes('preview')),
    loaded: targets(text, loads),
  }))
  expect(asked.flatMap(({ loaded }) => loaded).length).toBeGreaterThan(25)
  const past = asked.filter(({ parts, loaded }) => parts.join() !== loaded.join())
  expect(past).toEqual([])
})

function targets(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, target = '']) => target)
}
