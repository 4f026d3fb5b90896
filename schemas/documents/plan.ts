import { defineType } from '@sanity/types'
import { planTypes } from '../choices.ts'
import { action, amount, choice, flag, text } from '../fields.ts'
import { orderRank, texts } from '../lists.ts'

export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  type: 'document',
  icon: () => '💳',
  fields: [
    text('title', 'The name of the plan on its card.', { required: true }),
    text('amountText', 'The price in words, shown where no price is counted ("Contact us").', {
      required: true,
    }),
    text('userLabel', 'The line about users below the price.', { required: true }),
    choice('type', 'Which of the four plans this is; it joins the card to the table.', planTypes, {
      required: true,
    }),
    texts('benefits', 'The list on the card, one line each.', { required: true }),
    text('introLine', 'The line above the list, such as "All in Basic +".'),
    text('buttonTitle', 'The words on the button of the card.', { required: true }),
    flag('hasDropdown', 'Let visitors choose a number of users.'),
    amount('baseAmount', 'Price a month in naira, digits only. Empty for Enterprise.'),
    amount('minUsers', 'The smallest number of users to choose.', { min: 1 }),
    amount('maxUsers', 'The largest number of users to choose.', { min: 1 }),
    amount('includedUsers', 'How many users the price includes.', { min: 1 }),
    amount('extraUserAmount', 'Price a month in naira of each user beyond those.'),
    action('action', 'Where the button leads or what it opens.'),
    orderRank(),
  ],
  preview: { select: { title: 'title', subtitle: 'amountText' } },
})
