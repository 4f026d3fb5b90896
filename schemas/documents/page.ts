import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { together } from '#schemas/rules/context.ts'
import { checkFreePath } from '#schemas/rules/dataset-rules.ts'
import { text } from '#schemas/fields/fields.ts'
import { checkFigures } from '#schemas/rules/figure-rules.ts'
import { checkUnusedForms } from '#schemas/rules/form-rules.ts'
import { inGroup } from '#schemas/fields/fields.ts'
import { checkLinkTargets } from '#schemas/rules/link-rules.ts'
import { checkLearn, checkSections } from './page-rules.ts'
import { checkPagePath } from '#schemas/rules/rules.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'

const title = text('title', 'The name of the page in this Studio and in the trail above it.', {
  required: true,
})

const path = defineField({
  name: 'path',
  title: 'Path',
  description: 'The address of the page after the site name, such as /lender. The home page is /.',
  type: 'string',
  validation: (rule) => [rule.required().custom(checkPagePath), rule.custom(checkFreePath)],
})

const sections = defineField({
  name: 'sections',
  title: 'Sections',
  description: 'The sections of the page, from top to bottom. Drag to reorder.',
  type: 'array',
  // The Studio's menu shows titles alone, so the line about a section is part of it there.
  of: sectionTypes.map(({ name, title: kind, line }) =>
    defineArrayMember({ type: name, title: `${kind}: ${line}` }),
  ),
  validation: (rule) => [rule.required().min(1), rule.custom(checkSections)],
})

const signUpLabel = text(
  'signUpLabel',
  'Words on the Sign up button in the header of this page, such as "Refer now". Empty: the usual ones.',
)

const learn = defineField({
  name: 'learn',
  title: 'Learn More dialog',
  description: 'What a button of this page that opens the Learn More dialog shows.',
  type: 'learnDialog',
  validation: (rule) => rule.custom((value, { document }) => checkLearn(value, document)),
})

const seo = defineField({
  name: 'seo',
  title: 'Search and sharing',
  description: 'What search results and shared links say. What is empty here comes from the page.',
  type: 'seo',
})

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    ...inGroup('content', [title, path, sections, learn, signUpLabel]),
    ...inGroup('search', [seo]),
  ],
  validation: (rule) =>
    rule.custom(together(checkLinkTargets, checkFigures, checkUnusedForms)).warning(),
  preview: {
    select: { title: 'title', subtitle: 'path', media: 'sections.0.image' },
  },
})
