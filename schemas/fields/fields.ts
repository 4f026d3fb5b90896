import { defineField } from '@sanity/types'
import type { FieldDefinition, StringRule } from '@sanity/types'
import { iconNames } from './choices.ts'
import { checkPhone, checkPlaceholders, checkWritten } from '#schemas/rules/rules.ts'

/** One line of text. */
export function text(name: string, description: string, options?: TextOptions): FieldDefinition {
  return words('string', name, description, options)
}

/** A required line of text. */
export function requiredText(name: string, description: string, options?: TextOptions) {
  return words('string', name, description, options, true)
}

/** Several lines of plain text. */
export function lines(name: string, description: string, options?: TextOptions): FieldDefinition {
  return words('text', name, description, options)
}

/** Several required lines of text. */
export function requiredLines(name: string, description: string, options?: TextOptions) {
  return words('text', name, description, options, true)
}

/** A text longer than `max` is refused, one longer than `advised` gives a warning. */
function words(
  type: 'string' | 'text',
  name: string,
  description: string,
  { title, max, advised }: TextOptions = {},
  required = false,
): FieldDefinition {
  const limit: TextLimit | null =
    max !== undefined
      ? { most: max, kind: 'refused' }
      : advised !== undefined
        ? { most: advised, kind: 'advised' }
        : null
  const warning = `Longer than ${advised} characters: search results and previews will cut it.`
  return defineField({
    ...named(name, description, title),
    type,
    ...(type === 'text' && { rows: 3 }),
    ...(limit && { options: { limit } }),
    validation: (rule: StringRule) => [
      need(max === undefined ? rule : rule.max(max), required),
      ...(required ? [rule.custom(checkWritten)] : []),
      ...(advised === undefined ? [] : [rule.max(advised).warning(warning)]),
    ],
  })
}

/** The first fields of most sections. */
export function head(lead = 'The paragraph below the title.'): FieldDefinition[] {
  return [requiredText('heading', 'The large title of the section.'), lines('lead', lead)]
}

/** The first fields of a section that shows a sample of the product. */
export function sampleHead(lead?: string): FieldDefinition[] {
  const note = requiredText('sampleNote', 'The small line that says that all of it is a sample.')
  return [...head(lead), note]
}

/** A phone number, as people read it. */
export function phone(
  name: string,
  description: string,
  options: FieldOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, options.title),
    type: 'string',
    validation: (rule) => [need(rule, options.required), rule.custom(checkPhone).warning()],
  })
}

/** An email address. */
export function email(description: string): FieldDefinition {
  return defineField({
    ...named('email', description, 'Email'),
    type: 'string',
    validation: (rule) => rule.required().email(),
  })
}

/** One value of a list. */
export function choice(
  name: string,
  description: string,
  list: readonly string[],
  options: FieldOptions & { initialValue?: string; titles?: Record<string, string> } = {},
): FieldDefinition {
  const { title, required, initialValue, titles } = options
  return defineField({
    ...named(name, description, title),
    type: 'string',
    options: { list: titled(list, titles) },
    initialValue,
    validation: (rule) => need(rule, required),
  })
}

/** The values of a list with titles: "x-social" becomes "X social", unless a title is given. */
export function titled(list: readonly string[], titles: Record<string, string> = {}) {
  return list.map((value) => ({
    value,
    title: titles[value] ?? humanTitle(value.replaceAll('-', ' ')),
  }))
}

/** An icon of the site's icon set. */
export function icon(name: string, description: string, options?: FieldOptions): FieldDefinition {
  return choice(name, description, iconNames, options)
}

/** A yes or no. */
export function flag(
  name: string,
  description: string,
  { title }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'boolean',
    initialValue: false,
  })
}

/** A number of at least `min` (0) and at most `max`. */
export function amount(
  name: string,
  description: string,
  options: FieldOptions & { min?: number; max?: number } = {},
): FieldDefinition {
  const { title, required, min = 0, max } = options
  return defineField({
    ...named(name, description, title),
    type: 'number',
    validation: (rule) => {
      const base = need(rule.min(min), required)
      return max === undefined ? base : base.max(max)
    },
  })
}

declare module '@sanity/types' {
  // The Studio shows a character count; other tools ignore the option.
  interface BaseSchemaTypeOptions {
    /** How many characters the text may have. */
    limit?: TextLimit
  }
}

/** A length in characters; a longer text is an error or a warning. */
export interface TextLimit {
  most: number
  kind: 'refused' | 'advised'
}

/** How long a text may be: `max` at most, better no longer than `advised`. */
interface TextOptions {
  title?: string
  max?: number
  advised?: number
}

/** Options of every field; `title` defaults to one made from the name. */
export interface FieldOptions {
  title?: string
  required?: boolean
}

/** What every field has; without a title, one that is made from the name. */
export function named(name: string, description: string, title = humanTitle(name)) {
  return { name, title, description }
}

/** A field's title from its name: `signUpLabel` becomes "Sign up label". */
export function humanTitle(name: string): string {
  const apart = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** Makes a rule required where the field is. */
export function need<R extends { required: () => R }>(rule: R, required = false): R {
  return required ? rule.required() : rule
}

/** Puts fields on one tab of their form. */
export function inGroup(group: string, fields: FieldDefinition[]): FieldDefinition[] {
  return fields.map((field) => ({ ...field, group }))
}

interface TemplateOptions {
  title?: string
  /** Placeholders that must stay in the text. */
  needed?: readonly string[]
  /** Whether the text may be empty. */
  optional?: boolean
}

/** A text in which the site fills in values: "{plan} costs {saved} less than {other}." */
export function template(
  name: string,
  description: string,
  known: readonly string[],
  { title, needed, optional = false }: TemplateOptions = {},
): FieldDefinition {
  const list = known.map((one) => `{${one}}`).join(', ')
  return defineField({
    ...named(name, `${description} The site fills in ${list}.`, title),
    type: 'text',
    rows: 2,
    validation: (rule) =>
      need(rule, !optional).custom((value: string | undefined) =>
        checkPlaceholders(value, known, needed),
      ),
  })
}

/** The first fields of a section about prices: its lead may name the figures of the two prices. */
export function priceHead(): FieldDefinition[] {
  const lead = template('lead', 'The paragraph below the title.', ['software', 'fee'], {
    optional: true,
  })
  return [requiredText('heading', 'The large title of the section.'), lead]
}
