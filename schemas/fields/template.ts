import { defineField, type FieldDefinition } from '@sanity/types'
import { checkPlaceholders } from '#schemas/rules/rules.ts'
import { humanTitle } from './field-options.ts'

interface TemplateOptions {
  title?: string
  /** Placeholders that must stay in the text. */
  needed?: readonly string[]
}

/** A required text in which the site fills in values: "{plan} costs {saved} less than {other}." */
export function template(
  name: string,
  description: string,
  known: readonly string[],
  { title = humanTitle(name), needed }: TemplateOptions = {},
): FieldDefinition {
  const list = known.map((one) => `{${one}}`).join(', ')
  return defineField({
    name,
    title,
    description: `${description} The site fills in ${list}.`,
    type: 'text',
    rows: 2,
    validation: (rule) =>
      rule
        .required()
        .custom((value: string | undefined) => checkPlaceholders(value, known, needed)),
  })
}
