import { head, requiredLines, requiredText, template } from '#schemas/fields/fields.ts'
import { shownOf } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'
import { textGroup } from '#schemas/singletons/texts.ts'

export const planFinder = section({
  name: 'planFinder',
  title: 'Plan finder',
  icon: 'search',
  group: 'prices',
  download: 'prices',
  line: 'a few questions that find the plan',
  fields: [
    ...head(),
    shownOf('plans', 'plan', 'Plans'),
    {
      name: 'words',
      title: 'Questions and answers',
      description: 'What the finder asks, and how it explains its answer.',
      type: 'finderWords',
      options: { collapsible: true },
      validation: (rule) => rule.required(),
    },
  ],
})

/** The texts of the plan finder: its questions, its empty answer, and the sentences of its reasons. */
export const finderWords = textGroup('finderWords', 'Words of the plan finder', [
  requiredText('people', 'The question above the row of numbers.'),
  requiredText('projects', 'The question above "One" and "Several".'),
  requiredText('note', 'Small print below both questions.'),
  requiredText('waiting', 'The title of the answer until both questions are answered.'),
  requiredLines('waitingText', 'The sentence below that title.'),
  template('free', 'Why a plan without a price is the answer.', ['plan', 'people'], {
    title: 'Reason: it costs nothing',
  }),
  template('grow', 'After it: what the next person costs.', ['next', 'price'], {
    title: 'Reason: the next plan',
  }),
  template(
    'less',
    'How much the plan saves against the next cheapest one.',
    ['plan', 'saved', 'other', 'people'],
    { title: 'Reason: it costs less' },
  ),
  template('turn', 'From which team on one plan costs less.', ['plan', 'other', 'count'], {
    title: 'Reason: where it turns',
  }),
  template('limit', 'Why a cheaper plan is not the answer.', ['plan', 'projects'], {
    title: 'Reason: too many projects',
  }),
  template('each', 'What several projects cost.', ['sum'], { title: 'Several projects' }),
  template('agreed', 'Why the price has to be agreed.', ['plan', 'count'], {
    title: 'Reason: no price',
  }),
  template('brick', 'Below the two rows of bricks.', ['sum'], { title: 'What a brick is' }),
  requiredText('compare', 'The link from the answer to the compare table.'),
  requiredText('sums', 'The title that opens the table of all sums.'),
])
