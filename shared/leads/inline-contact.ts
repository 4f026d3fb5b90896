import { object } from 'yup'
import { sizes } from '#shared/limits.ts'
import { t } from '#shared/words/words.ts'
import { between, bodyOf, emailText, isoTime } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { email, textOf, trimmed } from './field-rules.ts'

const name = between(sizes.name, 1000)

function nameOf(field: 'firstname' | 'lastname') {
  return textOf(
    sizes.name,
    () => t().inlineContact[`${field}Short`],
    () => t().inlineContact[field],
  )
}

/** The form below a block of questions, sent to a spreadsheet. */
export const inlineContact = defineForm({
  name: 'inline-contact',
  title: 'Write to us, below questions',
  inboxName: 'Question',
  without: 'visitors do not see this section.',
  withoutButItsAction:
    'visitors see only the words and the button here. Check that the words still fit.',
  empty: { firstname: '', lastname: '', email: '', message: '' },
  rules: object({
    firstname: nameOf('firstname'),
    lastname: nameOf('lastname'),
    email: email(
      () => t().inlineContact.emailWrong,
      () => t().inlineContact.email,
    ),
    message: textOf(
      sizes.inlineMessage,
      () => t().inlineContact.messageShort,
      () => t().inlineContact.message,
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
    received: () => t().inlineContact.sent,
    failed: () => t().inlineContact.failed,
    isScript: true,
    incidental: 'timestamp',
    note: 'The body is sent as text/plain with JSON in it, unless the host is named in VITE_IDEMPOTENT_HOSTS. `timestamp` may differ when the same question is sent again.',
  },
})
