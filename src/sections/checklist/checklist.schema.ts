import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { lines, sampleHead, template, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'
import type { RuleResult } from '#schemas/rules/rules.ts'

export const checklist = section({
  name: 'checklist',
  title: 'Checklist to print',
  icon: 'checkmark-circle',
  group: 'samples',
  line: 'things to have ready, to tick and print',
  fields: [
    ...sampleHead(undefined, 'Sample list. Which papers are needed, the team confirms.'),
    defineField({
      name: 'groups',
      title: 'Groups',
      description:
        'The panels, from left to right. Their things are counted and numbered by the site.',
      type: 'array',
      of: [defineArrayMember({ type: 'checklistGroup' })],
      validation: (rule) => [rule.required().min(1).max(6), rule.custom(checkLength).warning()],
    }),
    template('readyLabel', 'How much of the list is ticked.', ['ticked', 'total'], {
      needed: ['ticked', 'total'],
    }),
    text('oneLabel', 'Beside the title of a group that asks for one thing.', { required: true }),
    template('manyLabel', 'Beside the title of a group that asks for more.', ['count'], {
      needed: ['count'],
    }),
    text('printLabel', 'The words of the button that prints the list.', {
      required: true,
      initialValue: 'Print this list',
    }),
    lines('filesNote', 'The small line below the list, on the screen and on paper.', { rows: 2 }),
    text('ticksNote', 'What happens to the ticks; only on the screen.', {
      required: true,
      initialValue: 'Ticks stay on this page and are gone when you leave it.',
    }),
    text('printNote', 'The words before the address of the page, at the foot of the printed list.'),
  ],
})

export const checklistItem = defineType({
  name: 'checklistItem',
  title: 'Thing to gather',
  type: 'object',
  fields: [
    text('title', 'The words beside the box.', { required: true }),
    text('hint', 'The smaller line below them, such as “A copy is enough to begin”.'),
  ],
  preview: { select: { title: 'title', subtitle: 'hint' } },
})

export const checklistGroup = defineType({
  name: 'checklistGroup',
  title: 'Group of the checklist',
  type: 'object',
  fields: [
    text('title', 'The title of the panel.', { required: true }),
    members('items', 'checklistItem', 'What can be ticked, from top to bottom.', {
      required: true,
    }),
  ],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }) => ({
      title,
      subtitle: `${Array.isArray(items) ? items.length : 0} to gather`,
    }),
  },
})

/** More lines than this, titles of groups included, do not fit a sheet of paper. */
const most = 20

/** Finds a list that is too long for one printed page. */
export function checkLength(groups: unknown): RuleResult {
  const lists = Array.isArray(groups) ? groups.filter(isRecord) : []
  const things = lists.flatMap(({ items }): unknown[] => (Array.isArray(items) ? items : []))
  const used = things.length + lists.length
  return used <= most
    ? true
    : `${used} lines with the titles: more than ${most} do not fit one printed page.`
}
