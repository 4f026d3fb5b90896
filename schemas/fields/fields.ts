import { defineField, type FieldDefinition, type StringRule } from '@sanity/types'
import { iconNames } from './icon-names.ts'
import { type FieldOptions, humanTitle, need } from './field-options.ts'
import { checkPhone } from '#schemas/rules/office-rules.ts'
import { type LengthOptions, limited, tooLong } from './text-limit.ts'

/** One line of text; longer than `max` is refused, longer than `advised` gives a warning. */
export function text(
  name: string,
  description: string,
  options: FieldOptions & LengthOptions & { initialValue?: string } = {},
): FieldDefinition {
  const { title = humanTitle(name), max, advised, initialValue } = options
  return defineField({
    name,
    title,
    description,
    type: 'string',
    initialValue,
    ...limited({ max, advised }),
    validation: (rule) => lengthRule(rule, options),
  })
}

/** A phone number, as people read it. */
export function phone(
  name: string,
  description: string,
  options: FieldOptions = {},
): FieldDefinition {
  return defineField({
    name,
    title: options.title ?? humanTitle(name),
    description,
    type: 'string',
    validation: (rule) => [need(rule, options.required), rule.custom(checkPhone).warning()],
  })
}

/** Longer than `max` is an error, longer than `advised` a warning. */
function lengthRule(
  rule: StringRule,
  { required, max, advised }: FieldOptions & LengthOptions,
): StringRule | StringRule[] {
  const base = need(max === undefined ? rule : rule.max(max), required)
  return advised === undefined ? base : [base, rule.max(advised).warning(tooLong(advised))]
}

/** Several lines of plain text. */
export function lines(
  name: string,
  description: string,
  options: FieldOptions & LengthOptions & { rows?: number; initialValue?: string } = {},
): FieldDefinition {
  const { title = humanTitle(name), rows = 3, max, advised, initialValue } = options
  return defineField({
    name,
    title,
    description,
    type: 'text',
    rows,
    initialValue,
    ...limited({ max, advised }),
    validation: (rule) => lengthRule(rule, options),
  })
}

/** One value of a list. */
export function choice(
  name: string,
  description: string,
  list: readonly string[],
  options: FieldOptions & { initialValue?: string; titles?: Record<string, string> } = {},
): FieldDefinition {
  const { title = humanTitle(name), required, initialValue, titles } = options
  return defineField({
    name,
    title,
    description,
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
  { title = humanTitle(name) }: FieldOptions = {},
): FieldDefinition {
  return defineField({ name, title, description, type: 'boolean', initialValue: false })
}

/** A number of at least `min` (0) and at most `max`. */
export function amount(
  name: string,
  description: string,
  options: FieldOptions & { min?: number; max?: number } = {},
): FieldDefinition {
  const { title = humanTitle(name), required, min = 0, max } = options
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => {
      const base = need(rule.min(min), required)
      return max === undefined ? base : base.max(max)
    },
  })
}
