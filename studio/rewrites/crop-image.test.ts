import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hurryCropImage } from './crop-image.ts'

test('the image of the crop dialog has a high priority in the Studio that is installed', () => {
  const folder = new URL('../../node_modules/sanity/lib/', import.meta.url)
  const changed = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const code = readFileSync(new URL(name, folder), 'utf8')
      return hurryCropImage(code, `/any/node_modules/sanity/lib/${name}`) ?? []
    })
  expect(changed).toHaveLength(1)
  expect(changed[0]).toMatch(
    /createElement\("img"\), \{ fetchPriority: "high" \}\), completed = !1/,
  )
})

test('other code stays as it is', () => {
  const code = 'let image = document.createElement("img"), completed = !1'
  expect(hurryCropImage(code, '/project/main.tsx')).toBeUndefined()
})
