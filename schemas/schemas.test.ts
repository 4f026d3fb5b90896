import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { schemaTypes } from './index.ts'

interface Field {
  path: string
  definition: Record<string, unknown>
}

const fields = schemaTypes.flatMap((type) => fieldsOf(type, type.name))

test('every field says where its text shows', () => {
  const silent = fields.filter(({ definition }) => typeof definition['description'] !== 'string')
  expect(pathsOf(silent)).toEqual([])
  expect(fields.length).toBeGreaterThan(150)
})

test('every image can be cropped around its subject and has a text for the blind', () => {
  const images = fields.filter(({ definition }) => definition['type'] === 'image')
  const bad = images.filter(
    ({ path, definition }) =>
      !(isRecord(definition['options']) && definition['options']['hotspot']) ||
      !isDeepStrictEqual(pathsOf(fieldsOf(definition, path)), [`${path}.alt`]),
  )
  expect(pathsOf(bad)).toEqual([])
  expect(images.length).toBeGreaterThan(10)
})

test('no two types have one name', () => {
  const names = schemaTypes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

function fieldsOf(type: object, parent: string): Field[] {
  const list: unknown = 'fields' in type ? type.fields : []
  if (!Array.isArray(list)) return []
  return list.flatMap((definition) => {
    const path = `${parent}.${definition.name}`
    return [{ path, definition }, ...fieldsOf(definition, path)]
  })
}

function pathsOf(list: Field[]): string[] {
  return list.map(({ path }) => path)
}
