import { defineField, defineType } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { choice, icon, sampleHead, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'
import { asText } from '#schemas/fields/values.ts'
import type { RuleResult } from '#schemas/rules/rules.ts'

const budget = { _type: 'sharedPart', title: 'Budget', icon: 'wallet' }

export const sharedViews = section({
  name: 'sharedViews',
  title: 'Shared views',
  icon: 'users',
  group: 'samples',
  line: 'what each person sees of one project',
  fields: [
    ...sampleHead(),
    text('closedLabel', 'The words after the title of a part that is not shared.', {
      required: true,
      initialValue: 'not shared',
    }),
    members(
      'views',
      'sharedView',
      'What each person sees of the same project, from left to right.',
      {
        required: true,
        max: 3,
      },
    ),
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
