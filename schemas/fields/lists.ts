import { defineArrayMember, defineField, defineType, type FieldDefinition } from '@sanity/types'
import { type FieldOptions, humanTitle, named, need, titled } from './fields.ts'

interface ListOptions extends FieldOptions {
  max?: number
}

interface ChoicesOptions extends FieldOptions {
  titles?: Record<string, string>
  layout?: 'grid'
}

/** A list of short texts, in the order they are shown. */
export function texts(name: string, description: string, options?: ListOptions): FieldDefinition {
  return list(name, description, [defineArrayMember({ type: 'string' })], options)
}

/** Some values of a list, each at most once. */
export function choices(
  name: string,
  description: string,
  values: readonly string[],
  { title, titles, layout }: ChoicesOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: titled(values, titles), ...(layout && { layout }) },
    validation: (rule) => rule.unique(),
  })
}

/** A list of objects of one named type, in the order they are shown. */
export function members(
  name: string,
  type: string,
  description: string,
  options?: ListOptions,
): FieldDefinition {
  return list(name, description, [defineArrayMember({ type })], options)
}

/** The type of the members of a list, which shows each of them by the fields that `shown` names. */
export function part<Name extends string>(
  name: Name,
  title: string,
  shown: { title: string; subtitle?: string; media?: string },
  fields: FieldDefinition[],
) {
  return defineType({ name, title, type: 'object', fields, preview: { select: { ...shown } } })
}

/** A list of documents of one type, in the order they are shown; each at most once. */
export function references(
  name: string,
  type: string,
  description: string,
  { title }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.required().min(1).unique(),
  })
}

/** One document of a type. */
export function reference(
  name: string,
  type: string,
  description: string,
  { title, required }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'reference',
    to: [{ type }],
    validation: (rule) => need(rule, required),
  })
}

/**
 * Selects which documents of a type are shown. Their order is set elsewhere: in the Studio's list of
 * that type.
 */
export function shownOf(name: string, type: string, listTitle: string): FieldDefinition {
  return defineField({
    name,
    title: humanTitle(name),
    description: `Which ones are shown; with none chosen, all are. Their order is the one of “${listTitle}”: drag them there.`,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    options: { sortable: false },
    validation: (rule) => rule.unique(),
  })
}

/** Formatted text: headings, lists, emphasis and links. */
export function formatted(name: string, description: string): FieldDefinition {
  return defineField({
    ...named(name, description),
    type: 'portableText',
    validation: (rule) => rule.required(),
  })
}

/** The position of a document among its type; set by dragging, not by typing. */
export function orderRank(): FieldDefinition {
  return defineField({
    name: 'orderRank',
    title: 'Order',
    description: 'Where the record stands among the others of its kind. Kept by the list itself.',
    type: 'string',
    hidden: true,
  })
}

function list(
  name: string,
  description: string,
  of: { type: string }[],
  { title, required = false, max }: ListOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'array',
    of,
    validation: (rule) => {
      const base = required ? rule.required().min(1) : rule
      return max === undefined ? base : base.max(max)
    },
  })
}
