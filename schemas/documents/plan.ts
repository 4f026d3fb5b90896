import { defineField, defineType } from '@sanity/types'
import { planTypes } from '#schemas/fields/choices.ts'
import { checkOnePlan } from '#schemas/rules/dataset-rules.ts'
import { amount, flag, text, titled } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { inGroup } from '#schemas/fields/fields.ts'
import { orderRank, texts } from '#schemas/fields/lists.ts'
import { checkUnusedForms } from '#schemas/rules/form-rules.ts'
import { checkPriceWords, checkUsers } from './plan-rules.ts'

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
      text('title', 'The name of the plan on its card.', { required: true }),
      type,
      text('introLine', 'The line above the list, such as "All in Basic +".'),
      texts('benefits', 'The list on the card, one line each.', { required: true }),
      text('buttonTitle', 'The words on the button of the card.', {
        title: 'Words on the button',
        required: true,
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
      text('userLabel', 'The line about users below the price.', {
        title: 'Line about users',
        required: true,
      }),
    ]),
    orderRank(),
  ],
  validation: (rule) => [rule.custom(checkUsers), rule.custom(checkUnusedForms).warning()],
  preview: {
    select: { title: 'title', price: 'amountText', users: 'userLabel' },
    prepare: ({ title, price, users }) => ({
      title,
      subtitle: [price, users].filter(Boolean).join(' · '),
    }),
  },
})
