import { defineField, defineType } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import { amount, choice, template, requiredText } from '#schemas/fields/fields.ts'
import { keyOf, repeated } from '#schemas/fields/values.ts'
import { formatNaira, isRecent, rateDays } from '#shared/money.ts'
import { textGroup } from './texts.ts'
import { advise } from '#schemas/rules/context.ts'

/** What visitors may count in beside naira. */
export const currencies = ['CAD', 'GBP', 'USD', 'EUR', 'AUD'] as const
/** A currency is listed by its code. */
export const currencyTitles = Object.fromEntries(currencies.map((code) => [code, code]))

export const exchangeRate = defineType({
  name: 'exchangeRate',
  title: 'Rate',
  type: 'object',
  fields: [
    choice('currency', 'Shown beside naira.', currencies, {
      required: true,
      titles: currencyTitles,
    }),
    amount('naira', 'What one of it costs in naira, rounded, digits only.', {
      title: 'Costs (NGN)',
      required: true,
      min: 1,
    }),
  ],
  preview: {
    select: { title: 'currency', naira: 'naira' },
    prepare: ({ title, naira }) => ({
      title,
      subtitle: typeof naira === 'number' ? formatNaira(naira) : undefined,
    }),
  },
})

const date = defineField({
  name: 'date',
  title: 'Day of the rates',
  description: 'Said beside them. Sixty days after it, visitors see naira alone.',
  type: 'date',
  validation: (rule) => [
    rule.required(),
    rule.custom((value) => checkRateDate(value, Date.now())).warning(),
  ],
})

const rates = defineField({
  name: 'rates',
  title: 'Rates',
  description: 'In this order; the first is shown until a visitor chooses another.',
  type: 'array',
  of: [{ type: 'exchangeRate' }],
  validation: (rule) => rule.required().min(1).max(currencies.length).custom(checkCurrencies),
})

/** What sums in naira are worth elsewhere, and how the site says so. */
export const exchangeRates = textGroup('exchangeRates', 'Exchange rates', [
  date,
  rates,
  requiredText('choiceLabel', 'Before the currencies that a visitor can choose.'),
  template(
    'about',
    'Below a sum in naira; it must say that the value is approximate.',
    ['amount'],
    {
      needed: ['amount'],
    },
  ),
  template(
    'note',
    'Small print below the choice: whose rates they are and which sum counts.',
    ['date', 'rates'],
    { needed: ['date', 'rates'] },
  ),
])

/** Rejects a second rate of one currency. */
export function checkCurrencies(value: unknown): ValidationError[] {
  return repeated(value, 'currency').map((rate) => ({
    message: `There is a rate of ${String(rate['currency'])} already.`,
    path: [keyOf(rate)],
  }))
}

/** Warns of rates that visitors no longer see, and of those from days to come. */
export function checkRateDate(value: unknown, now: number): true | ValidationError {
  if (typeof value !== 'string') return true
  if (Date.parse(value) > now) return advise('This day is still to come.')
  return isRecent(value, now)
    ? true
    : advise(
        `These rates are older than ${rateDays} days: visitors see naira alone until you write newer ones and their day.`,
      )
}
