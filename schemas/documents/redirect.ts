import { defineField, defineType } from '@sanity/types'
import { checkFreeRedirect, checkNoLoop } from '../rules/dataset-rules.ts'
import { checkLinkTargets } from '../rules/link-rules.ts'
import { checkLink, checkOldPath } from '../rules/rules.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      description: 'The address visitors still use, such as /home-owners.',
      type: 'string',
      validation: (rule) => [rule.required().custom(checkOldPath), rule.custom(checkFreeRedirect)],
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
  validation: (rule) => rule.custom(checkLinkTargets).warning(),
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({
      title: from,
      subtitle: `→ ${to ?? ''} (${permanent ? 'for good' : 'for now'})`,
    }),
  },
})
