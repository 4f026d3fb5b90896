import { amount, requiredText, sampleHead } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
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
    requiredText('planLabel', 'The word before the planned percentage.'),
    requiredText('builtLabel', 'In the key, what a full brick means.'),
    requiredText('openLabel', 'In the key, what an empty brick means.'),
    requiredText('lineLabel', 'In the key, what the yellow line means.'),
  ],
})

export const siteBuilt = part('siteBuilt', 'Site', { title: 'name', subtitle: 'status' }, [
  requiredText('name', 'The name of the project.'),
  requiredText('place', 'The line below the name: town and country.'),
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
  requiredText(
    'status',
    'The mark below, such as “On plan”. It is yellow where less is built than planned.',
  ),
])
