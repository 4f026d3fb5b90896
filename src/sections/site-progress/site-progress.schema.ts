import { defineType } from '@sanity/types'
import { amount, sampleHead, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const siteProgress = section({
  name: 'siteProgress',
  title: 'Site progress',
  icon: 'bar-chart',
  group: 'samples',
  line: 'building sites as rising walls',
  fields: [
    ...sampleHead('The paragraph below the title: what the bricks and the yellow line mean.'),
    members('sites', 'siteBuilt', 'The buildings on the wall, from left to right.', {
      required: true,
      max: 4,
    }),
    text('planLabel', 'The word before the planned percentage.', {
      required: true,
      initialValue: 'Plan',
    }),
    text('builtLabel', 'In the key, what a full brick means.', {
      required: true,
      initialValue: 'Built and checked',
    }),
    text('openLabel', 'In the key, what an empty brick means.', {
      required: true,
      initialValue: 'Still to build',
    }),
    text('lineLabel', 'In the key, what the yellow line means.', {
      required: true,
      initialValue: 'Plan for today',
    }),
  ],
  initialValue: {
    heading: 'Two sites on one wall',
    sites: [
      {
        _type: 'siteBuilt',
        name: 'First site',
        place: 'Lagos, Nigeria',
        built: 60,
        planned: 70,
        status: 'Late',
      },
      {
        _type: 'siteBuilt',
        name: 'Second site',
        place: 'Accra, Ghana',
        built: 40,
        planned: 40,
        status: 'On plan',
      },
    ],
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
