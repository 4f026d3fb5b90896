import { defineField, defineType } from '@sanity/types'
import { describeLink } from '#schemas/fields/link-fields.ts'
import { checkLink } from '#schemas/rules/rules.ts'
import { checkAnchor, checkTarget } from '#schemas/rules/link-rules.ts'

/** Where a link leads: to a page, wherever it is moved, to an address, or to a file. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      description: 'The link follows the page when it gets another path.',
      type: 'reference',
      to: [{ type: 'page' }],
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
      anchor: 'anchor',
      href: 'href',
      file: 'file.asset.originalFilename',
    },
    prepare: (selection) => ({ title: describeLink(selection) || 'Nowhere yet' }),
  },
})
