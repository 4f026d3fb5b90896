import { object } from 'yup'
import { bodyOf, emailText, longText, text } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, requiredText, trimmed } from './field-rules.ts'
import { messageIn, showable } from './message.ts'

const wrongEmail = 'Please enter a valid email address.'

export const contact = defineForm({
  name: 'contact',
  title: 'Contact form beside the offices',
  label: 'message',
  inboxName: 'Message from the contact page',
  without: 'visitors see the offices alone.',
  empty: { firstname: '', lastname: '', email: '', message: '' },
  rules: object({
    firstname: requiredText('First Name is required.'),
    lastname: requiredText('Last Name is required.'),
    email: email(wrongEmail, wrongEmail),
    message: requiredText('Please enter a message.'),
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
    message: 'Message sent successfully!',
    received: (body) => messageIn(body, 'message') ?? 'Message sent successfully!',
    failed: (body) =>
      messageIn(body, 'message') ??
      messageIn(body, 'error') ??
      showable(plainText(body)) ??
      'We did not get your message. Please try again',
    note: 'The visitor is shown the message of a success.',
  },
})

/** JSON that broke off is text too, but not for a visitor. */
function plainText(body: unknown): unknown {
  return typeof body === 'string' && /^\s*[[{"]/.test(body) ? undefined : body
}
