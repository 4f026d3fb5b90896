import { createContext, use } from 'react'
import { paths } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import { LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { FieldStack, FormPrint } from '#src/ui/field/FormFrame.tsx'
import { FormSummary, LeadNote, SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { sizes } from '#shared/limits.ts'
import { EmailField, FormField, NameFields } from '#src/forms/form/FormField.tsx'
import type { ReceiptTexts } from '#src/forms/form/form-context.ts'

interface ContactFieldsProps {
  /** Of the form that unfolds below questions: smaller, and without the policy. */
  isInline?: boolean
}

/** All that both contact forms show, in the form and in its placeholder. */
export function ContactFields({ isInline = false }: ContactFieldsProps) {
  const { send, privacy } = t().form
  const texts: ContactTexts = use(ContactTextsContext) ?? { send, privacy }
  return (
    <FieldStack>
      <FormSummary />
      <NameFields first="firstname" last="lastname" />
      <EmailField />
      <FormField
        name="message"
        label={t().fields.message}
        kind={isInline ? 'area' : 'large-area'}
        limit={sizes.message}
      />
      <LeadNote />
      <SubmitButton wide disables={!isInline}>
        {texts.send}
      </SubmitButton>
      {isInline ? null : (
        <FormPrint>
          <LinkedText text={texts.privacy}>
            {(words) => <SmartLink to={texts.link ?? paths.policy}>{words}</SmartLink>}
          </LinkedText>
        </FormPrint>
      )}
    </FieldStack>
  )
}

/** The texts of both contact forms. In `privacy`, the text in square brackets is a link. */
export interface ContactTexts {
  send: string
  privacy: string
  /** Where it leads. */
  link?: string | null
  receipt?: ReceiptTexts | null
}

/** The texts from the CMS, for the form and its placeholder, which are usable without them. */
export const ContactTextsContext = createContext<ContactTexts | null>(null)
