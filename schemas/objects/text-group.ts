import { defineType, type FieldDefinition } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'

/** An object of required texts, one tab of a document of texts. */
export function textGroup(name: string, title: string, fields: FieldDefinition[]) {
  // Where the Studio says which part is open, the group's name is clearer than its first text.
  return defineType({
    name,
    title,
    type: 'object',
    fields,
    preview: { prepare: () => ({ title }) },
  })
}

/** A required line of text. */
export function requiredText(name: string, description: string): FieldDefinition {
  return text(name, description, { required: true })
}

/** Several required lines of text. */
export function requiredLines(name: string, description: string): FieldDefinition {
  return lines(name, description, { required: true })
}
