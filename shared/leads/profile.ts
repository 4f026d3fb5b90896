import { object } from 'yup'
import { bodyOf, longText } from './body-rules.ts'
import { defineForm } from './definition.ts'
import { requiredText, trimmed } from './field-rules.ts'

/** The form of the join-team dialog. Any text is accepted: the format of the link is not checked. */
export const profile = defineForm({
  name: 'profile',
  title: 'Join our team',
  label: 'profile link',
  inboxName: 'Profile',
  empty: { linkedInUrl: '' },
  rules: object({ linkedInUrl: requiredText('Please enter your LinkedIn profile link.') }),
  toPayload: trimmed,
  call: {
    host: 'api',
    path: '/inquiries/submit-profile',
    body: bodyOf({ linkedInUrl: longText }),
    example: { linkedInUrl: 'linkedin.com/in/ada' },
    message: 'Your profile was received.',
    received: "Profile submitted successfully. We'll be in touch if there's a fit!",
    failed: () => null,
  },
})
