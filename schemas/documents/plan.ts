import { defineField, defineType, defineArrayMember } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import { planTypes } from '#schemas/fields/choices.ts'
import { checkOnePlan, checkSamePrice } from '#schemas/rules/dataset-rules.ts'
import {
  amount,
  choice,
  flag,
  humanTitle,
  inGroup,
  requiredText,
  text,
  titled,
} from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { orderRank, texts, members } from '#schemas/fields/lists.ts'
import { checkUnusedForms } from '#schemas/rules/form-rules.ts'
import { advise } from '#schemas/rules/context.ts'
import { keyOf, repeated } from '#schemas/fields/values.ts'
import { asText, isRecord } from '#shared/json.ts'

const type = defineField({
  name: 'type',
  title: 'Kind',
  description: 'Which of the four plans this is; it joins the card to its column of the table.',
  type: 'string',
  options: { list: titled(planTypes), layout: 'radio', direction: 'horizontal' },
  validation: (rule) => [rule.required(), rule.custom(checkOnePlan)],
})

const amountText = defineField({
  name: 'amountText',
  title: 'Price in words',
  description: 'Shown where no price is counted, such as "Contact us".',
  type: 'string',
  validation: (rule) => [
    rule.required(),
    rule.custom((value, { document }) => checkPriceWords(value, document)).warning(),
  ],
})

export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  type: 'document',
  groups: [
    { name: 'card', title: 'Card', default: true },
    { name: 'price', title: 'Price' },
  ],
  fieldsets: [{ name: 'users', title: 'Users', options: { columns: 2 } }],
  fields: [
    ...inGroup('card', [
      requiredText('title', 'The name of the plan on its card.'),
      type,
      text('introLine', 'The line above the list, such as "All in Basic +".'),
      texts('benefits', 'The list on the card, one line each.', { required: true }),
      requiredText('buttonTitle', 'The words on the button of the card.', {
        title: 'Words on the button',
      }),
      action('action', 'Where the button leads or what it opens.', { title: 'Button' }),
    ]),
    ...inGroup('price', [
      amount('baseAmount', 'Price a month in naira, digits only. Empty for Enterprise.', {
        title: 'Price a month (NGN)',
      }),
      flag('hasDropdown', 'Let visitors choose a number of users on the card.', {
        title: 'Visitors choose the users',
      }),
      ...[
        amount('minUsers', 'The smallest number to choose.', { title: 'Fewest users', min: 1 }),
        amount('maxUsers', 'The largest number to choose.', { title: 'Most users', min: 1 }),
        amount('includedUsers', 'How many users the price includes.', { min: 1 }),
        amount('extraUserAmount', 'For each user beyond those. Empty: all pay the whole price.', {
          title: 'Price of a further user (NGN)',
        }),
      ].map((field) => ({ ...field, fieldset: 'users' })),
      amount('maxProjects', 'How many projects the plan allows. Empty: no limit.', {
        title: 'Most projects',
        min: 1,
      }),
      amountText,
      requiredText('userLabel', 'The line about users below the price.', {
        title: 'Line about users',
      }),
    ]),
    orderRank(),
  ],
  validation: (rule) => [
    rule.custom(checkUsers),
    rule.custom(checkUnusedForms).warning(),
    rule.custom(checkSamePrice).warning(),
  ],
  preview: {
    select: { title: 'title', price: 'amountText', users: 'userLabel' },
    prepare: ({ title, price, users }) => ({
      title,
      subtitle: [price, users].filter(Boolean).join(' · '),
    }),
  },
})

/** Rejects numbers of users that a visitor could not choose from. */
export function checkUsers(document: unknown): true | ValidationError {
  if (!isRecord(document)) return true
  const { minUsers, maxUsers, includedUsers, hasDropdown, baseAmount } = document
  const fewest = asNumber(minUsers) ?? 1
  const most = asNumber(maxUsers)
  if (most !== undefined && most < fewest) {
    return {
      message: `The largest number of users is below the smallest (${fewest}).`,
      path: ['maxUsers'],
    }
  }
  if (hasDropdown === true && asNumber(baseAmount) === undefined) {
    return { message: 'A choice of users needs a price to count with.', path: ['baseAmount'] }
  }
  if (hasDropdown === true && (most === undefined || most === fewest)) {
    return {
      message: 'A choice of users needs a largest number above the smallest.',
      path: ['maxUsers'],
    }
  }
  if (most !== undefined && (asNumber(includedUsers) ?? 0) > most) {
    return {
      message: `More users are included than can be chosen (${most}).`,
      path: ['includedUsers'],
    }
  }
  return true
}

/** Warns where the price in words differs from the price in figures. */
export function checkPriceWords(said: unknown, document: unknown): true | ValidationError {
  const words = typeof said === 'string' ? said.replaceAll(/\D/g, '') : ''
  const counted = isRecord(document) ? asNumber(document['baseAmount']) : undefined
  if (words === '' || counted === undefined || Number(words) === counted) return true
  return advise(`The words say ${String(said)}, the price counted with is ${counted}.`)
}

/** Rejects a row of the compare table with two values for one plan. */
export function checkColumns(value: unknown): ValidationError[] {
  return repeated(value, 'plan').map((entry) => ({
    message: `This row has an entry for ${String(entry['plan'])} already.`,
    path: [keyOf(entry)],
  }))
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

export const compareGroup = defineType({
  name: 'compareGroup',
  title: 'Group of the compare table',
  type: 'document',
  fields: [
    text('name', 'The title that folds the group. A group without a title is always open.'),
    members('subFeatures', 'compareItem', 'The rows of the group.', {
      title: 'Rows',
      required: true,
    }),
    orderRank(),
  ],
  preview: {
    select: { name: 'name', first: 'subFeatures.0.name' },
    prepare: ({ name, first }) => ({ title: name || 'Always open', subtitle: first }),
  },
})

export const compareItem = defineType({
  name: 'compareItem',
  title: 'Row of the table',
  type: 'object',
  fields: [
    requiredText('name', 'The feature, at the left of the row.'),
    defineField({
      name: 'availability',
      title: 'Plans',
      description: 'What each plan has of it, one entry a plan.',
      type: 'array',
      of: [defineArrayMember({ type: 'planAvailability' })],
      validation: (rule) => [
        rule.required().min(1).max(planTypes.length),
        rule.custom(checkColumns),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', plans: 'availability' },
    prepare: ({ title, plans }) => ({ title, subtitle: columns(plans) }),
  },
})

export const planAvailability = defineType({
  name: 'planAvailability',
  title: 'What a plan has of it',
  type: 'object',
  fields: [
    choice('plan', 'The column of the table.', planTypes, { required: true }),
    flag('included', 'Show a tick. Off, and no text: a dash.'),
    text('text', 'Words instead of a tick, such as "Up to 5 users".'),
  ],
  preview: {
    select: { title: 'plan', included: 'included', text: 'text' },
    prepare: ({ title, included, text: said }) => ({
      title: humanTitle(title ?? ''),
      subtitle: said ?? (included ? 'included' : 'not included'),
    }),
  },
})

/** The row as the table shows it: "Free – · Basic ✓ · Pro 10GB". */
function columns(plans: unknown): string {
  return (Array.isArray(plans) ? plans : [])
    .filter(isRecord)
    .map(({ plan: column, included, text: said }) => {
      const mark = included === true ? '✓' : '–'
      return `${humanTitle(asText(column))} ${asText(said) || mark}`
    })
    .join(' · ')
}
