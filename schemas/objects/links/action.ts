import { defineType } from '@sanity/types'
import { choice, text } from '#schemas/fields/fields.ts'
import { link } from '#schemas/fields/link-fields.ts'
import { describeLink, selectLink } from '#schemas/fields/link-fields.ts'
import { formNames, leadForms } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { checkAction } from '#schemas/rules/rules.ts'

const dialogs: Record<string, string> = {
  iam: '"I am a..."',
  ...Object.fromEntries(
    formNames.flatMap((form) => {
      const { place } = leadForms[form]
      return 'dialog' in place ? [[place.dialog, definitions[form].title]] : []
    }),
  ),
  learn: 'The Learn More dialog of the page',
  video: 'The video of the page',
}

export const action = defineType({
  name: 'action',
  title: 'Button or link',
  type: 'object',
  fields: [
    text('label', 'The words on the button or link.', { required: true }),
    link('to', 'Where it leads. Empty when it opens a dialog.', { title: 'Leads to' }),
    choice(
      'opens',
      'The dialog it opens on this site. Empty when it leads somewhere.',
      Object.keys(dialogs),
      { title: 'Opens', titles: dialogs },
    ),
  ],
  validation: (rule) => rule.custom(checkAction),
  preview: {
    select: { label: 'label', opens: 'opens', ...selectLink('to') },
    prepare: ({ label, opens, ...to }) => ({
      title: label,
      subtitle: opens ? `opens ${dialogs[opens] ?? opens}` : describeLink(to),
    }),
  },
})
