import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { audiences, audienceTitles } from '#schemas/fields/choices.ts'
import { choice, flag, requiredLines, requiredText, text } from '#schemas/fields/fields.ts'
import { link } from '#schemas/fields/link-fields.ts'
import { checkUses } from '#schemas/rules/form-rules.ts'
import { choices, formatted, members, orderRank, part } from '#schemas/fields/lists.ts'
import { checkCta } from '#schemas/rules/rules.ts'
import { plainText } from '#schemas/fields/values.ts'

export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question',
  type: 'document',
  fields: [
    requiredText('question', 'The question, as a visitor would ask it.'),
    formatted('answer', 'The answer that unfolds below the question.'),
    flag('showPrices', 'Show the two prices above the answer.'),
    defineField({
      name: 'cta',
      title: 'Link below the answer',
      description: 'A link at the end of the answer. With an empty target no link is shown.',
      type: 'object',
      fields: [
        text('label', 'The words of the link.'),
        link('to', 'Where it leads.', { title: 'Leads to' }),
      ],
      validation: (rule) => rule.custom(checkCta),
    }),
    choice(
      'audience',
      'On whose pages the question stands. Consultants see the contractors’.',
      audiences,
      {
        required: true,
        initialValue: 'general',
        titles: audienceTitles,
      },
    ),
    choices('alsoFor', 'The question also stands on the pages of these audiences.', audiences, {
      titles: audienceTitles,
      layout: 'grid',
    }),
    orderRank(),
  ],
  validation: (rule) => rule.custom(checkUses).warning(),
  preview: {
    select: { title: 'question', answer: 'answer' },
    prepare: ({ title, answer }) => ({ title, subtitle: plainText(answer) }),
  },
})

export const legalPage = defineType({
  name: 'legalPage',
  title: 'Policy',
  type: 'document',
  fields: [
    requiredText('title', 'The name of the text, such as "Privacy Policy".'),
    formatted('body', 'The whole text. Each heading starts a numbered section.'),
    members('facts', 'legalFact', 'The short facts shown beside the text.'),
  ],
  preview: {
    select: { title: 'title', body: 'body' },
    prepare: ({ title, body }) => ({ title, subtitle: plainText(body) }),
  },
})

export const legalFact = part('legalFact', 'Fact', { title: 'title', subtitle: 'text' }, [
  requiredText('title', 'The title of a fact in the summary above the legal text.'),
  requiredLines('text', 'The sentence below it.'),
])

export const portableText = defineType({
  name: 'portableText',
  title: 'Formatted text',
  type: 'array',
  of: [formattedBlock(['link'])],
})

/** Paragraphs, headings, lists and emphasis. @param annotations what words can be, by the names of types */
export function formattedBlock(annotations: string[]) {
  return defineArrayMember({
    type: 'block',
    styles: [
      { title: 'Text', value: 'normal' },
      { title: 'Heading', value: 'h2' },
      { title: 'Subheading', value: 'h3' },
    ],
    lists: [
      { title: 'Bullets', value: 'bullet' },
      { title: 'Numbers', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Bold', value: 'strong' },
        { title: 'Italic', value: 'em' },
      ],
      annotations: annotations.map((type) => ({ type })),
    },
  })
}
