import { fileEndings } from '#shared/file-rules.ts'
import { sizes, uploadLimits } from '#shared/limits.ts'
import { roles } from '#shared/lists.ts'
import { t } from '#shared/words/words.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { FieldRow, FormPrint } from '#src/ui/field/FormFrame.tsx'
import { UploadList } from '#src/ui/upload-list/UploadList.tsx'
import { fieldId, useFormField } from '#src/forms/form/form-context.ts'
import { EmailField, FormField, NameFields, SelectField } from '#src/forms/form/FormField.tsx'
import { countries, countryOfDialCode } from '#shared/countries.ts'
import { CountryField } from '#src/forms/country/CountryField.tsx'
import { AmountFields } from './AmountFields.tsx'
import { StateField } from './StateField.tsx'
import { useState } from 'react'
import { PhoneField } from '#src/forms/country/PhoneField.tsx'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'
import type { Uploads } from './uploads.ts'

interface CompanyStepProps {
  uploads: Uploads
  rows: readonly UploadRowData[]
  /** The application was not sent because a file has failed. */
  isBlocked: boolean
}

const { fileBytes, files } = uploadLimits

/** Step 1: the business and its documents. */
export function CompanyStep({ uploads, rows, isBlocked }: CompanyStepProps) {
  const hasFailed = rows.some(({ state }) => state === 'failed')
  return (
    <>
      <FormField name="businessName" label={t().funding.businessName} autoComplete="organization" />
      <FieldRow>
        <FormField
          name="businessEmail"
          label={t().funding.businessEmail}
          kind="email"
          autoComplete="work email"
        />
        <FormField
          name="website"
          label={t().funding.website}
          kind="url"
          note={t().funding.websiteNote}
          autoComplete="url"
        />
      </FieldRow>
      <Field
        id={fieldId('funding', 'uploadedFiles')}
        label={t().funding.documents}
        hint={t().funding.documentsHint(fileBytes / 1024 / 1024, files)}
        problem={isBlocked && hasFailed ? t().funding.blocked : undefined}
      >
        {(control) => (
          <UploadList
            id={control.id}
            name="uploadedFiles"
            accept={fileEndings}
            describedBy={control['aria-describedby']}
            rows={rows}
            onFiles={uploads.add}
            onCancel={uploads.cancel}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
          />
        )}
      </Field>
    </>
  )
}

/** Step 2: the project and the amount. */
export function DetailsStep() {
  const state = useFormField('state')
  return (
    <>
      <FormField
        name="projectDescription"
        label={t().funding.description}
        kind="area"
        mark="required"
        limit={sizes.projectDescription}
        note={t().funding.descriptionNote}
      />
      <FieldRow>
        <CountryField
          name="country"
          label={t().fields.country}
          mark="required"
          countries={countries}
          onChange={() => state.change('')}
        />
        <StateField />
      </FieldRow>
      <AmountFields />
    </>
  )
}

/** Step 3: the contact person. */
export function PersonStep({ isUploading }: { isUploading: boolean }) {
  const { value: dialCode } = useFormField('countryCode')
  const [chosen, setChosen] = useState(() => countryOfDialCode(dialCode))
  // Many countries share +1: the chosen one stays as long as its dial code does.
  const country = chosen.dialCode === dialCode ? chosen : countryOfDialCode(dialCode)
  return (
    <>
      <NameFields />
      <FieldRow>
        <EmailField />
        <SelectField
          name="role"
          label={t().funding.role}
          choices={roles.map((value) => ({ value, label: t().funding.roles[value] }))}
          placeholder={t().funding.chooseRole}
        />
      </FieldRow>
      <PhoneField
        name="phone"
        countryField="countryCode"
        country={country}
        toValue={(next) => next.dialCode}
        onCountry={setChosen}
      />
      {isUploading ? (
        <FormPrint>
          <span role="status">{t().funding.uploading}</span>
        </FormPrint>
      ) : null}
    </>
  )
}
