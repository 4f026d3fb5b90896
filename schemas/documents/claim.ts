import { defineType } from '@sanity/types'
import type { ObjectRule } from '@sanity/types'
import { lines, requiredText, template, text } from '#schemas/fields/fields.ts'
import { link } from '#schemas/fields/link-fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
import { checkOneClaim } from '#schemas/rules/dataset-rules.ts'
import type { RuleResult } from '#schemas/rules/rules.ts'
import { textGroup } from '#schemas/singletons/texts.ts'
import { isRecord, recordsIn } from '#shared/json.ts'

export const claim = defineType({
  name: 'claim',
  title: 'Claim',
  type: 'document',
  fields: [
    requiredText('text', 'What you claim: the words on its brick and the title of its paper.', {
      max: 28,
    }),
    text('lead', 'The line below that title; for a figure, what it counts.'),
    text('hint', 'The small line on the brick, such as "See what is behind it".', { max: 28 }),
    members('rows', 'claimRow', 'What visitors ask before they believe it, in order.', {
      title: 'Questions',
      required: true,
      max: 6,
    }),
    requiredText(
      'empty',
      'The link in place of a missing answer, such as "Ask us for this paper".',
      { title: 'Missing answer' },
    ),
  ],
  validation: (rule) => rule.custom((value, context) => checkOneClaim(value?.['text'], context)),
  preview: {
    select: { title: 'text', rows: 'rows' },
    prepare: ({ title, rows }) => ({ title, subtitle: countAnswers(rows) }),
  },
})

function countAnswers(value: unknown): string {
  const rows = recordsIn(value)
  return `${rows.filter(({ answer }) => answer).length} of ${rows.length} answered`
}

export const claimRow = {
  ...part('claimRow', 'Question', { title: 'question', subtitle: 'answer' }, [
    requiredText('question', 'In the words of a visitor: "Who insures?"'),
    lines('answer', 'Only what you can show. Empty: visitors see that it is missing, and can ask.'),
    text('source', 'Where the answer comes from, such as "The policy, page 3".'),
    link('sourceLink', 'Where visitors can read that source.'),
  ]),
  validation: (rule: ObjectRule) => rule.custom(checkClaimRow),
}

/** Requires a source of an answer, and an answer of a source. */
export function checkClaimRow(value: unknown): RuleResult {
  if (!isRecord(value)) return true
  const { answer, source, sourceLink } = value
  if (answer !== undefined && source === undefined)
    return 'Say where this answer comes from, even if it is only "Our own statement".'
  if (answer === undefined && (source !== undefined || sourceLink !== undefined))
    return 'Without an answer the source is not shown: write the answer, or remove the source.'
  return true
}

/** What the papers of all claims share. */
export const claimTexts = textGroup('claimTexts', 'Claims', [
  requiredText(
    'opens',
    'On phones, after the caption of a hero’s picture: “The yellow brick opens.”',
  ),
  template('count', 'How many questions are answered.', ['answered', 'all']),
  template('askAll', 'The button that asks for all missing answers, from two.', ['open'], {
    needed: ['open'],
  }),
  template('message', 'The visitor’s message in WhatsApp.', ['claim', 'questions'], {
    needed: ['claim', 'questions'],
  }),
])
