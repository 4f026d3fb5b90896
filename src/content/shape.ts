import { isFields } from './fields.ts'
import { shapes } from './shapes.generated.ts'
import type { Shape } from './shapes.generated.ts'

/** The parts of Portable Text, which are no types of ours. */
const richText: Record<string, Record<string, Shape>> = {
  block: { style: 'text', listItem: 'text', children: 'parts', markDefs: 'parts' },
  span: { text: 'text', marks: 'texts' },
  link: { href: 'text' },
}

/** Of objects without a type, such as the link below an answer. */
const untyped: Record<string, Shape> = { label: 'text', to: 'text' }

/** What a field of this type must hold, as far as the schema says. */
export function shapeOf(type: unknown, key: string): Shape | undefined {
  if (typeof type !== 'string') return untyped[key]
  return (shapes[type] ?? richText[type])?.[key]
}

/** How a person calls what a field must hold. */
export const shapeNames: Record<Shape, string> = {
  text: 'text',
  number: 'number',
  part: 'object',
  document: 'document',
  picture: 'picture',
  action: 'action',
  texts: 'list of texts',
  parts: 'list',
}

export function isLike(value: unknown, shape: Shape): boolean {
  if (shape === 'text') return typeof value === 'string'
  if (shape === 'number') return Number.isFinite(value)
  if (shape === 'texts' || shape === 'parts') return Array.isArray(value)
  if (!isFields(value) || Array.isArray(value)) return false
  return shape !== 'document' || typeof value['_type'] === 'string'
}
