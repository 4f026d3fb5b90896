import { createContext, use } from 'react'
import { buildCountries, countryByName, defaultCountry } from '#shared/countries.ts'
import { sizes } from '#shared/limits.ts'
import { purposes } from '#shared/lists.ts'
import type { waitlist } from '#shared/leads/waitlist.ts'
import { paths } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import { LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { FieldStack, FormPrint } from '#src/ui/field/FormFrame.tsx'
import { CountryField } from '#src/forms/country/CountryField.tsx'
import { EmailField, FormField, NameFields, TilesField } from '#src/forms/form/FormField.tsx'
import { FormSummary, LeadNote, SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { PhoneField } from '#src/forms/country/PhoneField.tsx'
import { FormContext, useFormField } from '#src/forms/form/form-context.ts'
import styles from './WaitlistFields.module.css'

/** All that the waitlist form shows, in the form and in its placeholder. */
export function WaitlistFields() {
  const texts = useWaitlistTexts()
  const choices = purposes.map((value) => ({ value, label: t().waitlist[value] }))
  return (
    <FieldStack>
      <AnsweredBricks />
      <FormSummary />
      <NameFields />
      <EmailField />
      <ResidentPhone />
      <CountryField name="targetCountry" label={texts.build} countries={buildCountries} />
      <TilesField name="purpose" label={texts.purpose} choices={choices} />
      <FormField
        name="comment"
        label={texts.comment}
        kind="area"
        mark="optional"
        limit={sizes.message}
      />
      <LeadNote />
      <SubmitButton wide>{t().form.submitAndSchedule}</SubmitButton>
      <FormPrint>
        <LinkedText text={texts.privacy}>
          {(words) => <SmartLink to={texts.link ?? paths.policy}>{words}</SmartLink>}
        </LinkedText>
      </FormPrint>
    </FieldStack>
  )
}

const answers: (keyof typeof waitlist.empty)[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'targetCountry',
  'purpose',
  'comment',
]

/** One brick for each answer, filled once there is one; empty without scripts. */
function AnsweredBricks() {
  const { read } = use(FormContext)
  return (
    <span className={`bricks ${styles.answers}`} aria-hidden="true">
      {answers.map((name) => (
        <i key={name} data-full={Boolean(read(name)) || undefined} />
      ))}
    </span>
  )
}

/** The phone number; the country of its picker is the one the visitor lives in. */
export function ResidentPhone() {
  const { value: name } = useFormField('residentCountry')
  const country = countryByName(name) ?? defaultCountry
  return (
    <PhoneField
      name="phoneNumber"
      countryField="residentCountry"
      country={country}
      formats
      toValue={(chosen) => chosen.name}
      hint={useWaitlistTexts().phoneHint}
    />
  )
}

/** The texts of the waitlist form. In `privacy`, the text in square brackets is a link. */
export interface WaitlistTexts {
  phoneHint: string
  build: string
  purpose: string
  comment: string
  privacy: string
  /** Where it leads. */
  link?: string | null
}

/** The texts from the CMS, for the form and its placeholder, which are usable without them. */
export const WaitlistTextsContext = createContext<WaitlistTexts | null>(null)

function useWaitlistTexts(): WaitlistTexts {
  const { targetCountry: build, purpose, comment } = t().fields
  const plain = { phoneHint: '', build, purpose, comment, privacy: t().form.privacy }
  return use(WaitlistTextsContext) ?? plain
}
