import { defineField, defineType } from '@sanity/types'
import { checkNoLoop, checkUniqueRedirect } from '../dataset-rules.ts'
import { checkLink, checkOldPath } from '../rules.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: () => '↪️',
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      description: 'The address visitors still use, such as /home-owners.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(checkOldPath),
        rule.custom(checkUniqueRedirect),
      ],
    }),
    defineField({
      name: 'to',
      title: 'New address',
      description: 'Where they are sent instead.',
      type: 'string',
      validation: (rule) => [rule.required().custom(checkLink), rule.custom(checkNoLoop)],
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      description: 'On: browsers and search engines remember it (301). Off: for now only (302).',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
})
