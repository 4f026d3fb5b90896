import { defineField, defineType } from '@sanity/types'
import { named, requiredLines, requiredText, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { part } from '#schemas/fields/lists.ts'
import { checkUses } from '#schemas/rules/form-rules.ts'

/** The two prices, said in the same words wherever a price is said. */
export const prices = defineType({
  name: 'prices',
  title: 'Two prices',
  type: 'document',
  fields: [
    priced('software', 'For people who run the project themselves.'),
    priced('delivery', 'For a project that we deliver.'),
    requiredText('share', 'The fee as a share: three bricks on forty are drawn beside it.'),
  ],
  validation: (rule) => rule.custom(checkUses).warning(),
  preview: { prepare: () => ({ title: 'Two prices' }) },
})

function priced(name: string, description: string) {
  return defineField({
    ...named(name, description),
    type: 'price',
    validation: (rule) => rule.required(),
  })
}

export const price = part('price', 'Price', { title: 'label', subtitle: 'figure' }, [
  requiredText('label', 'What it pays for: "You run the project: the software".'),
  text('before', 'Before the figure, such as "from".'),
  requiredText('figure', 'The figure alone: "NGN 0".'),
  text('after', 'After the figure, such as "of its cost".'),
  requiredLines('text', 'What is in it.'),
  action('action', 'Where visitors read more.', { required: true }),
])
