import { defineField, defineType } from '@sanity/types'
import { checkFreeRedirect, checkNoLoop } from '#schemas/rules/dataset-rules.ts'
import { checkLinkTargets, checkTarget } from '#schemas/rules/link-rules.ts'
import { checkOldPath } from '#schemas/rules/rules.ts'
import { describeLink, selectLink } from '#schemas/fields/link-fields.ts'

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
      type: 'link',
      options: { collapsible: false },
      validation: (rule) => [rule.required().custom(checkTarget), rule.custom(checkNoLoop)],
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
    select: { from: 'from', permanent: 'permanent', ...selectLink('to') },
    prepare: ({ from, permanent, ...to }) => ({
      title: from,
      subtitle: `→ ${describeLink(to)} (${permanent ? 'for good' : 'for now'})`,
    }),
  },
})
