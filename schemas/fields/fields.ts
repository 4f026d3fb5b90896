import { defineField, type FieldDefinition, type StringRule } from '@sanity/types'
import { iconNames } from './icon-names.ts'
import {
  checkAction,
  checkLink,
  checkLinkedWords,
  checkMediaHost,
  checkVideo,
  checkWebAddress,
} from '../rules/rules.ts'
import { type LengthOptions, limited, tooLong } from './text-limit.ts'

/** What all fields can be told: `title` is made from the name when left out. */
export interface FieldOptions {
  title?: string
  required?: boolean
}

/** A field's title out of its name: `signUpLabel` reads "Sign up label". */
export function humanTitle(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Marks a rule as required when the field is. */
export function need<R extends { required: () => R }>(rule: R, required = false): R {
  return required ? rule.required() : rule
}

/** One line of text; longer than `max` is refused, longer than `advised` only warned about. */
export function text(
  name: string,
  description: string,
  options: FieldOptions & LengthOptions = {},
): FieldDefinition {
  const { title = humanTitle(name), max, advised } = options
  return defineField({
    name,
    title,
    description,
    type: 'string',
    ...limited({ max, advised }),
    validation: (rule) => judged(rule, options),
  })
}

/** Longer than `max` is refused, longer than `advised` only told. */
function judged(
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
  options: FieldOptions & LengthOptions & { rows?: number } = {},
): FieldDefinition {
  const { title = humanTitle(name), rows = 3, max, advised } = options
  return defineField({
    name,
    title,
    description,
    type: 'text',
    rows,
    ...limited({ max, advised }),
    validation: (rule) => judged(rule, options),
  })
}

/** A required line, of which the words in square brackets are a link that the site itself knows. */
export function linkedLine(name: string, description: string): FieldDefinition {
  return defineField({
    name,
    title: humanTitle(name),
    description,
    type: 'text',
    rows: 2,
    validation: (rule) => rule.required().custom(checkLinkedWords),
  })
}

/** One word out of a list. */
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

/** The values of a list as an editor reads them: "x-social" is "X social", unless it has a title. */
export function titled(list: readonly string[], titles: Record<string, string> = {}) {
  return list.map((value) => ({
    value,
    title: titles[value] ?? humanTitle(value.replaceAll('-', ' ')),
  }))
}

/** A pictogram of the site's icon set. */
export function icon(name: string, description: string, options?: FieldOptions): FieldDefinition {
  return choice(name, description, iconNames, options)
}

/** Where a link leads; see `checkLink` for what is allowed. */
export function link(
  name: string,
  description: string,
  { title = humanTitle(name), required }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => need(rule, required).custom(checkLink),
  })
}

/** An address on another site, https only. */
export function webAddress(name: string, description: string): FieldDefinition {
  return defineField({
    name,
    title: humanTitle(name),
    description,
    type: 'string',
    validation: (rule) => rule.required().custom(checkWebAddress),
  })
}

/** The address of a video that the pages' policy lets play. */
export function video(name: string, description: string): FieldDefinition {
  return defineField({
    name,
    title: humanTitle(name),
    description,
    type: 'string',
    validation: (rule) => [
      rule.required().custom(checkVideo),
      rule.custom(checkMediaHost).warning(),
    ],
  })
}

/** A button or link that leads somewhere or opens a dialog. */
export function action(
  name: string,
  description: string,
  { title = humanTitle(name), required }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    type: 'action',
    // A field's own rule replaces the one of its type, so it is said again here.
    validation: (rule) => need(rule, required).custom(checkAction),
  })
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
