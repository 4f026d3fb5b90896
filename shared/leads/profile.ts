import { object } from 'yup'
import { t } from '#shared/words/words.ts'
import { bodyOf, longText } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { requiredText, trimmed } from './field-rules.ts'

/** The form of the join-team dialog. Any text is accepted: the format of the link is not checked. */
export const profile = defineForm({
  name: 'profile',
  title: 'Join our team',
  inboxName: 'Profile',
  empty: { linkedInUrl: '' },
  rules: object({ linkedInUrl: requiredText(() => t().profile.missing) }),
  toPayload: trimmed,
  call: {
    host: 'api',
    path: '/inquiries/submit-profile',
    body: bodyOf({ linkedInUrl: longText }),
    example: { linkedInUrl: 'linkedin.com/in/ada' },
    received: () => t().profile.sent,
    failed: () => null,
  },
})
