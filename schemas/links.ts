import { defineField, defineType } from '@sanity/types'
import { describeLink, link, selectLink } from './fields/link-fields.ts'
import { checkLink, checkAction } from './rules/rules.ts'
import { checkAnchor, checkTarget } from './rules/link-rules.ts'
import { choice, requiredText } from './fields/fields.ts'
import { formNames, leadForms } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'

/** Where a link leads: to a page, wherever it is moved, to an address, or to a file. */
export const linkType = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      description: 'A page or a guide. The link follows it when it gets another address.',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'article' }],
      // A page may be taken off the site although others link to it: they then show no link.
      weak: true,
      options: { disableNew: true },
    }),
    defineField({
      name: 'anchor',
      title: 'Part of the page',
      description: 'Where on the page visitors arrive.',
      type: 'string',
      validation: (rule) => rule.custom(checkAnchor),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      description: 'Where it leads, if not to a page.',
      type: 'string',
      validation: (rule) => rule.custom(checkLink),
    }),
    defineField({
      name: 'file',
      title: 'File',
      description: 'A document to read or download.',
      type: 'file',
    }),
  ],
  validation: (rule) => rule.custom(checkTarget),
  preview: {
    select: {
      page: 'page.path',
      guide: 'page.title',
      anchor: 'anchor',
      href: 'href',
      file: 'file.asset.originalFilename',
    },
    prepare: (selection) => ({ title: describeLink(selection) || 'Nowhere yet' }),
  },
})

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

export const actionType = defineType({
  name: 'action',
  title: 'Button or link',
  type: 'object',
  fields: [
    requiredText('label', 'The words on the button or link.'),
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
