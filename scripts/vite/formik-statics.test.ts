// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../tests/support/source-files.ts'
import { withoutStatics } from './formik-statics.ts'

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
