import { defineField, defineType } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import { weekdays } from '#shared/office-hours.ts'
import { amount, email, phone, requiredLines, requiredText } from '#schemas/fields/fields.ts'
import { choices, members, part } from '#schemas/fields/lists.ts'
import { keyOf, oneLine, repeated } from '#schemas/fields/values.ts'
import { together } from '#schemas/rules/context.ts'
import type { RuleResult } from '#schemas/rules/rules.ts'
import { isRecord } from '#shared/json.ts'

export const office = defineType({
  name: 'office',
  title: 'Office',
  type: 'document',
  fields: [
    requiredText('city', 'The title of the office card.'),
    requiredText('country', 'The line beside the city.'),
    requiredLines('address', 'The postal address, line by line.'),
    email('Shown on the card as a link that opens the mail program.'),
    phone('phone', 'Shown on the card as a link that calls, with the country code.', {
      required: true,
    }),
    phone('whatsapp', 'The WhatsApp number with the country code. Empty: no WhatsApp link.'),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      description: 'Such as Africa/Lagos; the card says whether the office is open now.',
      type: 'string',
      validation: (rule) => rule.required().custom(checkTimeZone),
    }),
    amount('opensAt', 'The hour the office opens, 0 to 24.', { max: 24 }),
    amount('closesAt', 'The hour the office closes, 0 to 24.', { max: 24 }),
    choices('days', 'With none chosen, Monday to Friday.', weekdays, {
      title: 'Open on',
      layout: 'grid',
    }),
    members(
      'holidays',
      'holiday',
      'Days on which the office is closed. The site says so on the day itself; past ones can go.',
    ),
  ],
  validation: (rule) => rule.custom(together(checkHours, checkHolidays)),
  preview: {
    select: { city: 'city', country: 'country', address: 'address' },
    prepare: ({ city, country, address }) => ({
      title: [city, country].filter(Boolean).join(', '),
      subtitle: oneLine(address),
    }),
  },
})

export const holiday = part('holiday', 'Holiday', { title: 'name', subtitle: 'date' }, [
  defineField({
    name: 'date',
    title: 'Date',
    description: 'The day at the office, whatever the time is elsewhere.',
    type: 'date',
    validation: (rule) => rule.required(),
  }),
  requiredText('name', 'Shown after “Closed for”, such as “Christmas Day”.', { max: 40 }),
])

/** Validates a time zone: one of those that browsers know. */
export function checkTimeZone(value: string | undefined): RuleResult {
  if (value === undefined) return true
  try {
    Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return 'No browser knows this time zone: write it as Africa/Lagos or America/Regina.'
  }
}

/** Rejects an office that closes before it opens. */
export function checkHours(document: unknown): ValidationError[] {
  if (!isRecord(document)) return []
  const { opensAt, closesAt } = document
  if (typeof opensAt !== 'number' || typeof closesAt !== 'number' || opensAt < closesAt) return []
  return [{ message: `The office would close before it opens (${opensAt}).`, path: ['closesAt'] }]
}

/** Rejects a day that is a holiday twice. */
export function checkHolidays(document: unknown): ValidationError[] {
  const list = isRecord(document) ? document['holidays'] : null
  return repeated(list, 'date').map((day) => ({
    message: `${String(day['date'])} is in the list already.`,
    path: ['holidays', keyOf(day)],
  }))
}
