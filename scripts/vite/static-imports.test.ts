// @vitest-environment node
import { expect, test } from 'vitest'
import { packagesOf } from './static-imports.ts'
import type { Modules } from './static-imports.ts'

const imports: Record<string, string[]> = {
  '/src/Form.tsx': ['/src/rules.ts', '/node_modules/formik/index.js'],
  '/src/rules.ts': ['/node_modules/yup/index.js', '/src/Form.tsx'],
  '/node_modules/formik/index.js': ['/node_modules/lodash/clone.js'],
  '/src/preview.ts': ['/node_modules/lodash/groupBy.js'],
}

const modules: Modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: [] }),
}

test('what a module needs of packages is found through all that it imports, and nothing else', () => {
  const isOfForms = packagesOf('/src/Form.tsx')
  const all = [...Object.keys(imports), ...Object.values(imports).flat()]
  const found = new Set(all.filter((id) => isOfForms(id, modules)))
  expect([...found].toSorted()).toEqual([
    '/node_modules/formik/index.js',
    '/node_modules/lodash/clone.js',
    '/node_modules/yup/index.js',
  ])
})
