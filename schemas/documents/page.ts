import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { checkUniquePage } from '../dataset-rules.ts'
import { text } from '../fields.ts'
import { sectionTypes } from '../sections.ts'
import { checkPagePath } from '../rules.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: () => '📄',
  fields: [
    text('title', 'The name of the page in this Studio and in the trail above it.', {
      required: true,
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description:
        'The address of the page after the site name, such as /lender. The home page is /.',
      type: 'string',
      validation: (rule) => [rule.required().custom(checkPagePath), rule.custom(checkUniquePage)],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      description: 'What search results and shared links say. Empty: the site’s own words.',
      type: 'seo',
    }),
    text(
      'signUpLabel',
      'Words on the Sign up button in the header of this page, such as "Refer now".',
    ),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'The bands of the page, from top to bottom. Drag to reorder.',
      type: 'array',
      of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'path' } },
})
