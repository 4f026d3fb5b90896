import { object } from 'yup'
import { t } from '#shared/words/words.ts'
import { bodyOf, emailText, longText, text } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, requiredText, trimmed } from './field-rules.ts'
import { messageIn, showable } from './message.ts'

export const contact = defineForm({
  name: 'contact',
  title: 'Contact form beside the offices',
  inboxName: 'Message',
  without: 'visitors see the offices alone.',
  empty: { firstname: '', lastname: '', email: '', message: '' },
  rules: object({
    firstname: requiredText(() => t().contact.firstname),
    lastname: requiredText(() => t().contact.lastname),
    email: email(
      () => t().contact.email,
      () => t().contact.email,
    ),
    message: requiredText(() => t().contact.message),
  }),
  toPayload(values) {
    const { firstname, lastname, email: address, message } = trimmed(values)
    return { firstName: firstname, lastName: lastname, email: address, description: message }
  },
  call: {
    host: 'iam',
    path: '/inquiries/contact-us',
    body: bodyOf({ firstName: text, lastName: text, email: emailText, description: longText }),
    example: {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      description: 'A question about fees',
    },
    received: (body) => messageIn(body, 'message') ?? t().contact.sent,
    failed: (body) =>
      messageIn(body, 'message') ??
      messageIn(body, 'error') ??
      showable(plainText(body)) ??
      t().contact.failed,
    note: 'The visitor is shown the message of a success.',
  },
})

/** JSON that broke off is text too, but not for a visitor. */
function plainText(body: unknown): unknown {
  return typeof body === 'string' && /^\s*[[{"]/.test(body) ? undefined : body
}
