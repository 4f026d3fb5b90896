import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitOverlays } from './overlay-code.ts'

const folder = 'node_modules/@sanity/visual-editing/dist'
const files = readdirSync(folder).filter((file) => file.endsWith('.js'))

/** The package as it is installed and as it is built into the site. */
function fitted(): { before: string; after: string } {
  const before = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const after = before.map(
    (code, index) => fitOverlays(code, `/any/${folder}/${files[index]}`) ?? code,
  )
  return { before: before.join('\n'), after: after.join('\n') }
}

test('the overlays bring no style sheet into the site’s own', () => {
  const { before, after } = fitted()
  expect(before).toContain('import "@sanity/ui/styles.css"')
  expect(after).not.toMatch(/import "[^"]+\.css"/)
})

test('the overlays write no HTML, which the policy of the site forbids', () => {
  const { before, after } = fitted()
  expect(before.match(/dangerouslySetInnerHTML/g)).toHaveLength(2)
  expect(after).not.toContain('dangerouslySetInnerHTML')
  expect(after).not.toMatch(/\.(?:inner|outer)HTML =|insertAdjacentHTML|document\.write/)
})

test('each menu within a menu may use the window, not what is left of the outer menu', () => {
  const { before, after } = fitted()
  const groups =
    /constrainSize: !0,\s+(?:floatingBoundary: boundaryElement,\s+)?(?:padding: 0,\s+)?placement: "right-start"/g
  expect(before.match(groups)?.filter((group) => !group.includes('Boundary'))).toHaveLength(1)
  expect(after.match(groups)).toHaveLength(2)
  expect(after.match(groups)?.filter((group) => !group.includes('Boundary'))).toEqual([])
})

test('other code stays as it is', () => {
  expect(fitOverlays('import "@sanity/ui/styles.css";', '/project/src/main.tsx')).toBeUndefined()
})
