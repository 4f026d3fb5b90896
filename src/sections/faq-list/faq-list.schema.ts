import { defineField } from '@sanity/types'
import { audienceTitles, audiences } from '#schemas/fields/choices.ts'
import { checkQuestions } from '#schemas/rules/dataset-rules.ts'
import { choice, head, titled } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'

export const faqList = section({
  name: 'faqList',
  title: 'Questions',
  icon: 'help-circle',
  group: 'end',
  line: 'questions that open, for one audience',
  download: 'common',
  fields: [
    ...head(),
    defineField({
      name: 'audience',
      title: 'Audience',
      description: 'Whose questions. Empty: those that belong to the path of the page.',
      type: 'string',
      options: { list: titled(audiences, audienceTitles) },
      validation: (rule) => rule.custom(checkQuestions).warning(),
    }),
    choice('tone', 'The background of the section. Empty: render.', ['plaster', 'render'], {
      title: 'Background',
    }),
    action('action', 'The button below the list, such as "Ask a Question".'),
  ],
})
