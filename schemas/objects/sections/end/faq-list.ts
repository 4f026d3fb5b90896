import { defineField } from '@sanity/types'
import { audiences, audienceTitles } from '../../../fields/choices.ts'
import { checkQuestions } from '../../../rules/dataset-rules.ts'
import { lines, text, titled } from '../../../fields/fields.ts'
import { action } from '../../../fields/link-fields.ts'
import { section } from '../../../fields/section.ts'

export const faqList = section({
  name: 'faqList',
  title: 'Questions',
  icon: 'help-circle',
  group: 'end',
  line: 'questions that open, for one audience',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    defineField({
      name: 'audience',
      title: 'Audience',
      description: 'Whose questions. Empty: those that belong to the path of the page.',
      type: 'string',
      options: { list: titled(audiences, audienceTitles) },
      validation: (rule) => rule.custom(checkQuestions).warning(),
    }),
    action('action', 'The button below the list, such as "Ask a Question".'),
  ],
})
