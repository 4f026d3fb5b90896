import { defineField, defineType } from '@sanity/types'
import { amount, choice, icon, lines, text } from '#schemas/fields/fields.ts'
import { crops } from '#schemas/fields/image.ts'
import { image } from '#schemas/fields/image.ts'
import { members } from '#schemas/fields/lists.ts'
import { checkDetail } from '#schemas/rules/view-rules.ts'

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

export const siteBuilt = defineType({
  name: 'siteBuilt',
  title: 'Site',
  type: 'object',
  fields: [
    text('name', 'The name of the project.', { required: true }),
    text('place', 'The line below the name: town and country.', { required: true }),
    amount('built', 'How much is built and checked, in percent (0–100).', {
      title: 'Built (%)',
      required: true,
      max: 100,
    }),
    amount('planned', 'How much the plan says should be built today, in percent (0–100).', {
      title: 'Planned (%)',
      required: true,
      max: 100,
    }),
    text(
      'status',
      'The mark below, such as “On plan”. It is yellow where less is built than planned.',
      {
        required: true,
      },
    ),
  ],
  preview: {
    select: { title: 'name', built: 'built', planned: 'planned' },
    prepare: ({ title, built, planned }) => ({
      title,
      subtitle: `${built ?? '?'}% built, ${planned ?? '?'}% planned`,
    }),
  },
})

export const bidFact = defineType({
  name: 'bidFact',
  title: 'Line of the invitation',
  type: 'object',
  fields: [
    text('label', 'What the line is about, such as “Papers”.', { required: true }),
    lines('text', 'What the invitation says about it.', { required: true, rows: 2 }),
  ],
  preview: { select: { title: 'label', subtitle: 'text' } },
})

export const ratingCriterion = defineType({
  name: 'ratingCriterion',
  title: 'Criterion of the rating',
  type: 'object',
  fields: [
    text('label', 'What is rated, such as “On time”.', { required: true }),
    defineField({
      name: 'bricks',
      title: 'Bricks',
      description: 'How good it was: a whole number from 0 to 5, the best.',
      type: 'number',
      initialValue: 5,
      validation: (rule) => rule.required().integer().min(0).max(5),
    }),
  ],
  preview: {
    select: { title: 'label', bricks: 'bricks' },
    prepare: ({ title, bricks }) => ({ title, subtitle: `${bricks ?? '?'} of 5` }),
  },
})
