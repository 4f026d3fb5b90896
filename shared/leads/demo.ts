import { object } from 'yup'
import { sizes } from '#shared/limits.ts'
import { cleanPhone } from '#shared/phone.ts'
import { between, bodyOf, emailText, longText } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, optionalText, textOf, trimmed } from './field-rules.ts'
import { messageIn } from './message.ts'

const name = between(sizes.name, 1000)

function nameOf(label: string) {
  const short = `${label} cannot be less than two characters`
  return textOf(sizes.name, short, `Please input ${label}`)
}

export const demo = defineForm({
  name: 'demo',
  title: 'Schedule a demo',
  label: 'demo request',
  inboxName: 'Demo request',
  empty: { businessName: '', firstName: '', lastName: '', phone: '', email: '', description: '' },
  rules: object({
    businessName: nameOf('Business name'),
    firstName: nameOf('First name'),
    lastName: nameOf('Last name'),
    phone: textOf(
      sizes.demoPhone,
      'Phone cannot be less than nine characters',
      'Please input Phone number',
    ),
    email: email('Please enter a valid email', 'Please input Email'),
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
    message: 'Your request for a demo was received.',
    received: 'Thank you for booking a demo with the sales team. We will reach out soon.',
    failed: (body) => messageIn(body, 'message') ?? 'We did not get your booking. Please try again',
  },
})
