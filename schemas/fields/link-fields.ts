import { defineField, type FieldDefinition } from '@sanity/types'
import { checkOneTarget, checkTarget } from '#schemas/rules/target-rules.ts'
import {
  checkAction,
  checkLinkedWords,
  checkMediaHost,
  checkVideo,
  checkWebAddress,
} from '#schemas/rules/rules.ts'
import { type FieldOptions, humanTitle, need } from './field-options.ts'

/** A required text; the part in square brackets becomes a link whose target the site knows. */
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

/** Where a link leads: a page, an address or a file. */
export function link(
  name: string,
  description: string,
  { title = humanTitle(name), required }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    type: 'link',
    options: { collapsible: false },
    // A field's rule replaces that of its type.
    validation: (rule) => need(rule, required).custom(required ? checkTarget : checkOneTarget),
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

/** The address of a video that the pages' content security policy allows. */
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
    // A field's rule replaces that of its type, so it is repeated here.
    validation: (rule) => need(rule, required).custom(checkAction),
  })
}
