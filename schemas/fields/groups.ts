import type { FieldDefinition } from '@sanity/types'

/** Puts fields on one tab of their form. */
export function inGroup(group: string, fields: FieldDefinition[]): FieldDefinition[] {
  return fields.map((field) => ({ ...field, group }))
}
