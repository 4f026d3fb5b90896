// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../tests/support/source-files.ts'
import { withoutNames, withoutStatics } from './unused-statics.ts'

test('two statements of Formik are dropped, and nothing else', async () => {
  const code = await readFile('node_modules/formik/dist/formik.esm.js', 'utf8')
  const rest = withoutStatics(code)
  expect(rest).not.toMatch(/^(?:FieldArrayInner|Form)\.\w+ =/m)
  expect(code.length - rest.length).toBeLessThan(100)
})

test('no form uses the components that they belong to', () => {
  const using = sourceFiles('src', /\.tsx?$/).filter(({ text }) =>
    /import \{[^}]*\b(?:FieldArray|Form)\b[^}]*\} from 'formik'/.test(text),
  )
  expect(using.map(({ path }) => path)).toEqual([])
})

test('of React Router only names for developer tools and one unused context are dropped', async () => {
  const folder = 'node_modules/react-router/dist/production'
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mjs'))
  const codes = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  const code = codes.find((text) => text.includes('Link.displayName')) ?? ''
  const left = new Set(withoutNames(code).split('\n'))
  const changed = code.split('\n').filter((line) => !left.has(line))
  expect(changed).toContain('Link.displayName = "Link";')
  for (const line of changed)
    expect(line).toMatch(
      /^\w+\.displayName = "\w+";$|^RenderErrorBoundary\.contextType = |^var \w+ = React\d*\.\w+\(/,
    )
})

test('nothing uses the nested routes that the error boundary belongs to', () => {
  const using = sourceFiles('src', /\.tsx?$/).filter(
    ({ path, text }) =>
      !/\.(?:test|fixture)\.tsx?$/.test(path) &&
      /import \{[^}]*\b(?:useRoutes|Routes|Outlet|RouterProvider)\b[^}]*\} from 'react-router-dom'/.test(
        text,
      ),
  )
  expect(using.map(({ path }) => path)).toEqual([])
})
