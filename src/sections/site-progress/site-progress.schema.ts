import { lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const siteProgress = section({
  name: 'siteProgress',
  title: 'Site progress',
  icon: 'bar-chart',
  group: 'samples',
  line: 'building sites as rising walls',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title: what the bricks and the yellow line mean.'),
    text('sampleNote', 'The small line below it that says that all of it is a sample.', {
      required: true,
      initialValue: 'Sample. Names and figures are invented.',
    }),
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
