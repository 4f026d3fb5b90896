import { asText } from '#shared/json.ts'
import { defineField } from '@sanity/types'
import type { FieldDefinition, PreviewConfig } from '@sanity/types'
import { checkOneTarget, checkTarget } from '#schemas/rules/link-rules.ts'
import {
  checkAction,
  checkLinkedWords,
  checkMediaHost,
  checkVideo,
  checkWebAddress,
} from '#schemas/rules/rules.ts'
import { named, need } from './fields.ts'
import type { FieldOptions } from './fields.ts'

/** A required text; the part in square brackets becomes a link whose target the site knows. */
export function linkedLine(name: string, description: string): FieldDefinition {
  return defineField({
    ...named(name, description),
    type: 'text',
    rows: 2,
    validation: (rule) => rule.required().custom(checkLinkedWords),
  })
}

/** Where a link leads: a page, an address or a file. */
export function link(
  name: string,
  description: string,
  { title, required }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'link',
    options: { collapsible: false },
    // A field's rule replaces that of its type.
    validation: (rule) => need(rule, required).custom(required ? checkTarget : checkOneTarget),
  })
}

/** An address on another site, https only. */
export function webAddress(name: string, description: string): FieldDefinition {
  return defineField({
    ...named(name, description),
    type: 'string',
    validation: (rule) => rule.required().custom(checkWebAddress),
  })
}

/** The address of a video that the pages' content security policy allows. */
export function video(name: string, description: string): FieldDefinition {
  return defineField({
    ...named(name, description),
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
  { title, required }: FieldOptions = {},
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'action',
    // A field's rule replaces that of its type, so it is repeated here.
    validation: (rule) => need(rule, required).custom(checkAction),
  })
}

/** What a preview selects to say where its link leads. Pass the name of the link's field. */
export function selectLink(field: string): Record<string, string> {
  return {
    page: `${field}.page.path`,
    guide: `${field}.page.title`,
    anchor: `${field}.anchor`,
    href: `${field}.href`,
    file: `${field}.file.asset.originalFilename`,
  }
}

/** Where a link leads, in the words of a list; "" for nowhere. Takes what `selectLink` selected. */
export function describeLink(selected: Record<string, unknown>): string {
  const { page, guide, anchor, href, file } = selected
  const target = asText(page) || asText(guide)
  if (target === '') return nameSister(asText(href)) || asText(file)
  return asText(anchor) === '' ? target : `${target}#${asText(anchor)}`
}

/** An address on a sister site in the words of the link's choice; others stay as they are. */
function nameSister(href: string): string {
  return href.replace(/^auth:/, 'sign-up: ').replace(/^calculator:/, 'calculator: ')
}

/** The preview of an object with a link: its words, and where it leads. Pass the names of both fields. */
export function linkPreview(title: string, field: string): PreviewConfig {
  return {
    select: { title, ...selectLink(field) },
    prepare: ({ title: words, ...to }) => ({ title: words, subtitle: describeLink(to) }),
  }
}
