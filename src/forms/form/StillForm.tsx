import type { ReactNode } from 'react'
import { FormFrame } from '#src/ui/field/FormFrame.tsx'
import { FormNotice } from '#src/ui/field/FormNotice.tsx'
import type { FormNoticeProps } from '#src/ui/field/FormNotice.tsx'
import { FormContext, stillBinding } from './form-context.ts'

interface StillFormProps extends Pick<FormNoticeProps, 'email' | 'phone'> {
  /** The form's name, as that of the living one. */
  name: string
  children: ReactNode
}

/** A form as it is before its script: drawn in full, disabled, and with other ways to reach us. */
export function StillForm({ name, email, phone, children }: StillFormProps) {
  return (
    <>
      <noscript>
        <FormNotice email={email} phone={phone}>
          This form needs a script that your browser does not run. Call us or write an e-mail.
        </FormNotice>
      </noscript>
      <FormContext value={stillBinding(name)}>
        <FormFrame ready={false}>{children}</FormFrame>
      </FormContext>
    </>
  )
}
