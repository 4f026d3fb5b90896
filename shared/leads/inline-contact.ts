import { object } from 'yup'
import { sizes } from '#shared/limits.ts'
import { between, bodyOf, emailText, isoTime } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, textOf, trimmed } from './field-rules.ts'

const name = between(sizes.name, 1000)

function nameOf(field: string) {
  const short = `${field} cannot be less than two characters`
  return textOf(sizes.name, short, `please input ${field}`)
}

/** The form below a block of questions, sent to a spreadsheet. */
export const inlineContact = defineForm({
  name: 'inline-contact',
  title: 'Write to us, below questions',
  label: 'message',
  inboxName: 'Question',
  without: 'visitors do not see this section.',
  withoutButItsAction:
    'visitors see only the words and the button here. Check that the words still fit.',
  empty: { firstname: '', lastname: '', email: '', message: '' },
  rules: object({
    firstname: nameOf('firstname'),
    lastname: nameOf('lastname'),
    email: email('please enter a valid email', 'please input email'),
    message: textOf(
      sizes.inlineMessage,
      'message cannot be less than seven characters',
      'please leave a message for us',
    ),
  }),
  toPayload: (values, now = new Date()) => ({ ...trimmed(values), timestamp: now.toISOString() }),
  call: {
    host: 'sheet',
    path: '',
    body: bodyOf({
      firstname: name,
      lastname: name,
      email: emailText,
      message: between(sizes.inlineMessage, 5000),
      timestamp: isoTime,
    }),
    example: {
      firstname: 'Ada',
      lastname: 'Obi',
      email: 'ada@example.com',
      message: 'A question',
      timestamp: '2025-01-31T12:00:00.000Z',
    },
    message: 'A row was added.',
    received: 'Thank you for your message. We will reach out soon',
    failed: () => 'We did not get your message. Please try again',
    isScript: true,
    incidental: 'timestamp',
    note: 'The body is sent as text/plain with JSON in it, unless the host is named in VITE_IDEMPOTENT_HOSTS. `timestamp` may differ when the same question is sent again.',
  },
})
