import { head, requiredLines, requiredText } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const steps = section({
  name: 'steps',
  title: 'Steps',
  icon: 'olist',
  group: 'offer',
  download: 'texts',
  line: 'numbered steps in order',
  fields: [
    ...head(),
    members('items', 'step', 'The steps, in order; the numbers come by themselves.', {
      required: true,
    }),
  ],
})

export const step = part('step', 'Step', { title: 'title', subtitle: 'body' }, [
  requiredText('title', 'The title of the step.'),
  requiredLines('body', 'The sentence below the title.'),
])
