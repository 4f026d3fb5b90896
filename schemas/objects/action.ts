import { defineType } from '@sanity/types'
import { choice, link, text } from '../fields.ts'
import { checkAction } from '../rules.ts'

export const action = defineType({
  name: 'action',
  title: 'Button or link',
  type: 'object',
  icon: () => '👉',
  fields: [
    text('label', 'The words on the button or link.', { required: true }),
    link('to', 'Where it leads. Leave empty when it opens a dialog.', { title: 'Leads to' }),
    choice(
      'opens',
      'The dialog it opens on this site. Leave empty when it leads somewhere.',
      ['iam', 'demo', 'funding', 'jobs', 'video'],
      { title: 'Opens' },
    ),
  ],
  validation: (rule) => rule.custom(checkAction),
  preview: {
    select: { label: 'label', to: 'to', opens: 'opens' },
    prepare: ({ label, to, opens }) => ({
      title: label,
      subtitle: opens ? `opens: ${opens}` : to,
    }),
  },
})
