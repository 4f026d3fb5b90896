import { defineArrayMember, defineField, defineType } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { choice, icon, lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'
import { asText, keyOf } from '#schemas/fields/values.ts'
import type { RuleResult } from '#schemas/rules/rules.ts'

const budget = { _type: 'sharedPart', title: 'Budget', icon: 'wallet' }

export const sharedViews = section({
  name: 'sharedViews',
  title: 'Shared views',
  icon: 'users',
  group: 'samples',
  line: 'what each person sees of one project',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    text('sampleNote', 'The small line below it that says that all of it is a sample.', {
      required: true,
      initialValue: 'Sample. Names and figures are invented.',
    }),
    text('closedLabel', 'The words after the title of a part that is not shared.', {
      required: true,
      initialValue: 'not shared',
    }),
    defineField({
      name: 'views',
      title: 'Views',
      description: 'What each person sees of the same project, from left to right.',
      type: 'array',
      of: [defineArrayMember({ type: 'sharedView' })],
      validation: (rule) => [rule.required().min(1).max(3), rule.custom(checkViews).warning()],
    }),
  ],
  initialValue: {
    heading: 'One house, two views',
    views: [
      {
        _type: 'sharedView',
        name: 'You',
        role: 'Owner',
        parts: [{ ...budget, access: 'sees', detail: 'NGN 154,000,000' }],
      },
      {
        _type: 'sharedView',
        name: 'Your sister',
        role: 'Family',
        parts: [{ ...budget, access: 'closed' }],
      },
    ],
  },
})

/** What a person may do with a part of the project. */
const accesses = ['sees', 'decides', 'closed'] as const

export const sharedView = defineType({
  name: 'sharedView',
  title: 'View of one person',
  type: 'object',
  fields: [
    text('name', 'Who looks, such as “Your sister”.', { required: true }),
    text('role', 'The line below the name: role and place.', { required: true }),
    image('image', 'A square portrait. Empty: a house is drawn instead.', {
      crops: crops.portrait,
    }),
    members('parts', 'sharedPart', 'What the person sees and does not see, from top to bottom.', {
      required: true,
      max: 8,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
})

export const sharedPart = defineType({
  name: 'sharedPart',
  title: 'Part of the project',
  type: 'object',
  fields: [
    text('title', 'What it is, such as “Budget”.', { required: true }),
    choice('access', 'A part that is not shared is bricked up.', accesses, {
      required: true,
      initialValue: 'sees',
      titles: { sees: 'Sees it', decides: 'Decides about it (yellow)', closed: 'Not shared' },
    }),
    defineField({
      name: 'detail',
      title: 'Detail',
      description: 'The line below the title, such as “2 new”.',
      type: 'string',
      hidden: ({ parent }: { parent?: { access?: unknown } }) => parent?.access === 'closed',
      validation: (rule) => rule.custom(checkDetail),
    }),
    icon('icon', 'The sign at the left.'),
  ],
  preview: {
    select: { title: 'title', detail: 'detail', access: 'access' },
    prepare: ({ title, detail, access }) => ({
      title,
      subtitle: access === 'closed' ? 'Not shared' : detail,
    }),
  },
})

/** Asks for a detail wherever the part is shared. */
export function checkDetail(
  detail: string | undefined,
  { parent }: { parent?: unknown },
): RuleResult {
  const isClosed = isRecord(parent) && parent['access'] === 'closed'
  return isClosed || asText(detail).trim() !== '' ? true : 'Say what the person sees.'
}

/** Finds views of one project that differ in length, or that give two figures for one part. */
export function checkViews(value: unknown): true | ValidationError[] {
  const views = Array.isArray(value) ? value.filter(isRecord) : []
  const told = new Map<string, string>()
  const findings: ValidationError[] = []
  const [first, ...others] = views
  for (const [index, view] of others.entries())
    if (partsOf(view).length !== partsOf(first).length)
      findings.push({
        message: `This view has ${partsOf(view).length} parts, the first one ${partsOf(first).length}: bricked-up parts count too.`,
        path: [keyOf(view, index + 1)],
      })
  for (const [index, view] of views.entries())
    for (const [at, part] of partsOf(view).entries()) {
      const title = asText(part['title'])
      const detail = asText(part['detail'])
      if (part['access'] === 'closed' || detail === '') continue
      const said = told.get(title) ?? detail
      told.set(title, said)
      if (said !== detail)
        findings.push({
          message: `“${title}” says “${detail}” here and “${said}” in another view.`,
          path: [keyOf(view, index), 'parts', keyOf(part, at)],
        })
    }
  return findings.length === 0 ? true : findings
}

function partsOf(view: unknown): Record<string, unknown>[] {
  const parts = isRecord(view) ? view['parts'] : undefined
  return Array.isArray(parts) ? parts.filter(isRecord) : []
}
