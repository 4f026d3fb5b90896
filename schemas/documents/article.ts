import {
  type ConditionalPropertyCallbackContext,
  defineArrayMember,
  defineField,
  defineType,
  type FieldDefinition,
} from '@sanity/types'
import { coverKinds, figureKinds, topicColors } from '#schemas/fields/choices.ts'
import {
  amount,
  choice,
  inGroup,
  named,
  need,
  requiredLines,
  requiredText,
  text,
} from '#schemas/fields/fields.ts'
import { image } from '#schemas/fields/image.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { formatted, members, orderRank, part, reference, texts } from '#schemas/fields/lists.ts'
import { oneLine } from '#schemas/fields/values.ts'
import {
  checkCover,
  checkFigure,
  checkPast,
  checkTable,
  isFreeSlug,
  checkSlug,
} from '#schemas/rules/guide-rules.ts'
import { checkUses } from '#schemas/rules/form-rules.ts'
import { currencies, currencyTitles } from '#schemas/singletons/exchange-rates.ts'
import { formattedBlock } from './texts.ts'

export const topic = defineType({
  name: 'topic',
  title: 'Topic of guides',
  type: 'document',
  fields: [
    requiredText('title', 'The name of the topic, such as "Money and releases".'),
    slug('Its guides are listed at /guides/topic/ and this name.'),
    requiredLines('description', 'The sentence below the name on the page of the topic.'),
    choice('color', 'The ground of its covers.', topicColors, { required: true }),
    action('act', 'What a guide of this topic leads to: the dark brick at its end.', {
      required: true,
    }),
    orderRank(),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})

export const article = defineType({
  name: 'article',
  title: 'Guide',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'about', title: 'Topic, author and dates' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    ...inGroup('content', [
      requiredText('title', 'What a reader wants to know, in words a reader would use.'),
      slug('The address: /guides/ and this name.'),
      requiredLines(
        'summary',
        'One or two sentences below the title, in lists and in search results.',
        { advised: 160 },
      ),
      image('image', 'A photograph for the cover. Empty: the drawing below.'),
      text('imageNote', 'A word on it, where it could be taken for something else: "Render".', {
        title: 'Note on the photograph',
      }),
      defineField({
        ...named('cover', 'What a guide without a photograph shows: its figure, laid in bricks.'),
        type: 'cover',
      }),
      defineField({
        ...named('body', 'The text. Headings become the table of contents.'),
        type: 'articleBody',
        validation: (rule) => rule.required(),
      }),
    ]),
    ...inGroup('about', [
      reference('topic', 'topic', 'Where the guide is listed.', { required: true }),
      defineField({
        ...named('author', 'Who wrote it. Empty: “Tofali” stands there.'),
        type: 'reference',
        to: [{ type: 'teamMember' }],
        weak: true,
      }),
      day('publishedAt', 'Visitors see the guide from this day on, once the site is built again.', {
        title: 'Published',
        required: true,
      }),
      defineField({
        ...named(
          'reviewedAt',
          'When somebody last checked that all of it is true. Readers see it.',
          'Reviewed',
        ),
        type: 'date',
        validation: (rule) => rule.custom(checkPast).warning(),
      }),
      day(
        'reviewAt',
        'The day it should be checked again. After it, the guide is listed as “Needs review”.',
        {
          title: 'Review again',
        },
      ),
      defineField({
        ...named('related', 'Shown first below the guide. The others are of the same topic.'),
        type: 'array',
        of: [defineArrayMember({ type: 'reference', to: [{ type: 'article' }], weak: true })],
        validation: (rule) => rule.unique().max(3),
      }),
    ]),
    ...inGroup('search', [
      defineField({
        ...named('seo', 'What is empty here comes from the guide.', 'Search and sharing'),
        type: 'seo',
      }),
    ]),
  ],
  orderings: [
    {
      title: 'Newest first',
      name: 'newest',
      by: [{ field: 'publishedAt', direction: 'desc' }],
    },
  ],
  validation: (rule) => rule.custom(checkUses).warning(),
  preview: { select: { title: 'title', subtitle: 'summary', media: 'image' } },
})

/** Photographs are optional, so a cover may be drawn. */
export const cover = defineType({
  name: 'cover',
  title: 'Drawn cover',
  type: 'object',
  options: { collapsible: true },
  fields: [
    choice('kind', 'How the bricks are laid.', coverKinds, { required: true }),
    amount('count', 'How many bricks, courses, steps or columns there are.', {
      required: true,
      min: 1,
      max: 100,
    }),
    amount(
      'marked',
      'How many of them stand out: the bricks or courses that are laid, the checks that are open, the column that is chosen.',
      { max: 100 },
    ),
    requiredText(
      'alt',
      'What the drawing says, with its numbers: "Forty bricks, three of them ochre."',
      { title: 'Alternative text' },
    ),
  ],
  validation: (rule) => rule.custom(checkCover),
  preview: { select: { title: 'alt', subtitle: 'kind' } },
})

/** Formatted text with all that a guide may contain. */
export const articleBody = defineType({
  name: 'articleBody',
  title: 'Text of a guide',
  type: 'array',
  of: [
    formattedBlock(['link', 'liveFigure']),
    ...['callout', 'table', 'picture', 'quote', 'ticks', 'button', 'question', 'figure'].map(
      (type) => defineArrayMember({ type }),
    ),
  ],
})

const plan = defineField({
  ...named('plan', 'Whose price it is.'),
  type: 'reference',
  to: [{ type: 'plan' }],
  hidden: ({ parent }) => parent?.kind !== 'planPrice',
})

const currency = {
  ...choice('currency', 'Whose rate it is.', currencies, { titles: currencyTitles }),
  hidden: ({ parent }: ConditionalPropertyCallbackContext) => parent?.kind !== 'rate',
}

const kind = choice(
  'kind',
  'The figure is read from the record itself, so it stays true.',
  figureKinds,
  {
    required: true,
    titles: { planPrice: 'Price of a plan', fee: 'Our fee', rate: 'Exchange rate' },
  },
)

export const bodyParts = [
  defineType({
    name: 'liveFigure',
    title: 'Live figure',
    type: 'object',
    fields: [kind, plan, currency],
    validation: (rule) => rule.custom(checkFigure),
  }),
  defineType({
    name: 'figure',
    title: 'Live figure',
    type: 'object',
    fields: [
      requiredText('label', 'What the figure is: "The fee if we deliver".'),
      kind,
      plan,
      currency,
    ],
    validation: (rule) => rule.custom(checkFigure),
    preview: { select: { title: 'label', subtitle: 'kind' } },
  }),
  part('callout', 'Call-out', { title: 'title', subtitle: 'tone' }, [
    choice('tone', 'Advice is ochre, a warning laterite.', ['advice', 'warning'], {
      required: true,
      initialValue: 'advice',
    }),
    text('title', 'The line above the text.'),
    formatted('body', 'One or two sentences.'),
  ]),
  defineType({
    name: 'table',
    title: 'Table',
    type: 'object',
    fields: [
      requiredText('caption', 'What the table compares.'),
      members('rows', 'row', 'The first row is the head, the first cell of a row names it.', {
        required: true,
      }),
    ],
    validation: (rule) => rule.custom(checkTable),
    preview: {
      select: { caption: 'caption', head: 'rows.0.cells' },
      // A table that was just pasted has no caption yet.
      prepare: ({ caption, head }) => ({ title: caption ?? cellsOf(head) }),
    },
  }),
  defineType({
    name: 'row',
    title: 'Row',
    type: 'object',
    fields: [texts('cells', 'From the first column to the last.', { required: true })],
    preview: {
      select: { cells: 'cells' },
      prepare: ({ cells }) => ({ title: cellsOf(cells) }),
    },
  }),
  part('picture', 'Picture', { title: 'caption', media: 'image' }, [
    image('image', 'The picture.', { required: true }),
    text('caption', 'The line below it.'),
  ]),
  defineType({
    name: 'quote',
    title: 'Quote',
    type: 'object',
    fields: [
      requiredLines('text', 'The words, without quotation marks.'),
      requiredText('name', 'Who says it.'),
      text('role', 'What this person does.'),
    ],
    preview: {
      select: { title: 'text', subtitle: 'name' },
      prepare: ({ title, subtitle }) => ({ title: oneLine(title), subtitle }),
    },
  }),
  part('ticks', 'Checklist', { title: 'title' }, [
    requiredText('title', 'What the list is for.'),
    texts('items', 'One check a line.', { required: true }),
  ]),
  part('button', 'Button', { title: 'action.label' }, [
    action('action', 'What it leads to.', { required: true }),
  ]),
  part('question', 'Question', { title: 'item.question' }, [
    reference('item', 'faqItem', 'A question of the lists of questions.', {
      title: 'Question',
      required: true,
    }),
  ]),
]

function slug(description: string): FieldDefinition {
  return defineField({
    ...named('slug', description, 'Address'),
    type: 'slug',
    options: { source: 'title', maxLength: 80, isUnique: isFreeSlug },
    validation: (rule) => rule.required().custom(checkSlug),
  })
}

function day(
  name: string,
  description: string,
  { title, required }: { title: string; required?: boolean },
): FieldDefinition {
  return defineField({
    ...named(name, description, title),
    type: 'date',
    validation: (rule) => need(rule, required),
  })
}

function cellsOf(cells: unknown): string {
  return Array.isArray(cells) ? cells.join(' | ') : ''
}
