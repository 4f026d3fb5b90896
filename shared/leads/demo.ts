import { object } from 'yup'
import { sizes } from '#shared/limits.ts'
import { cleanPhone } from '#shared/phone.ts'
import { t } from '#shared/words/words.ts'
import { between, bodyOf, emailText, longText } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, optionalText, textOf, trimmed } from './field-rules.ts'
import { messageIn } from './message.ts'

const name = between(sizes.name, 1000)

function nameOf(field: 'businessName' | 'firstName' | 'lastName') {
  return textOf(
    sizes.name,
    () => t().demo[`${field}Short`],
    () => t().demo[field],
  )
}

export const demo = defineForm({
  name: 'demo',
  title: 'Schedule a demo',
  inboxName: 'Demo request',
  empty: { businessName: '', firstName: '', lastName: '', phone: '', email: '', description: '' },
  rules: object({
    businessName: nameOf('businessName'),
    firstName: nameOf('firstName'),
    lastName: nameOf('lastName'),
    phone: textOf(
      sizes.demoPhone,
      () => t().demo.phoneShort,
      () => t().demo.phone,
    ),
    email: email(
      () => t().demo.emailWrong,
      () => t().demo.email,
    ),
    description: optionalText(),
  }),
  toPayload(values) {
    const { phone, description, ...rest } = trimmed(values)
    const body = { ...rest, phone: cleanPhone(phone) }
    return description === '' ? body : { ...body, description }
  },
  call: {
    host: 'identity',
    path: '/leads/request',
    body: bodyOf({
      businessName: name,
      firstName: name,
      lastName: name,
      email: emailText,
      phone: between(sizes.demoPhone, 1000),
      description: longText.optional(),
    }),
    example: {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      businessName: 'Obi Builders',
      phone: '080312345',
      description: 'Two sites',
    },
    received: () => t().demo.sent,
    failed: (body) => messageIn(body, 'message') ?? t().demo.failed,
  },
})
