import { isRecord } from '#shared/json.ts'
import type { JsonSchema, Rule } from './rules.ts'

/** The fields of an object; any other field is an error. */
export interface Shape {
  required: Record<string, Rule>
  optional?: Record<string, Rule>
}

/** Checks an object; returns its first problem as a sentence. */
export function checkShape(value: unknown, shape: Shape, path = ''): string | undefined {
  if (!isRecord(value)) return `${path === '' ? 'The body' : path} must be an object.`
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`)
  const rules = rulesOf(shape)
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(rules, name)) return `${at(name)} is not a field of this call.`
  }
  for (const name of Object.keys(shape.required)) {
    if (!Object.hasOwn(value, name)) return `${at(name)} is required.`
  }
  for (const [name, { check }] of Object.entries(rules)) {
    const problem = Object.hasOwn(value, name) ? check(value[name], at(name)) : undefined
    if (problem !== undefined) return problem
  }
  return undefined
}

/** The shape as JSON Schema. */
export function schemaOf(shape: Shape): JsonSchema {
  const rules = Object.entries(rulesOf(shape))
  return {
    type: 'object',
    required: Object.keys(shape.required),
    properties: Object.fromEntries(rules.map(([name, { schema }]) => [name, schema])),
    additionalProperties: false,
  }
}

/** A list of one to `most` objects of a shape. */
export function listOf(shape: Shape, most: number): Rule {
  return {
    check: (value, path) => {
      if (!Array.isArray(value) || value.length === 0)
        return `${path} must be a list of at least one.`
      if (value.length > most) return `${path} must be a list of at most ${most}.`
      return value
        .map((item: unknown, index) => checkShape(item, shape, `${path}[${index}]`))
        .find((problem) => problem !== undefined)
    },
    schema: { type: 'array', minItems: 1, maxItems: most, items: schemaOf(shape) },
  }
}

function rulesOf(shape: Shape): Record<string, Rule> {
  return { ...shape.required, ...shape.optional }
}
