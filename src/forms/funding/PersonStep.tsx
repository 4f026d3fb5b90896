import { useState } from 'react'
import { roles } from '#src/config/lists.ts'
import { FieldRow, FormPrint } from '#src/ui/field/FormFrame.tsx'
import { countryOfDialCode } from '#src/forms/country/dial-country.ts'
import { PhoneField } from '#src/forms/country/PhoneField.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { FormField, SelectField } from '#src/forms/form/FormField.tsx'

const roleChoices = roles.map((role) => ({ value: role, label: role }))

/** Step 3: the contact person. */
export function PersonStep({ isUploading }: { isUploading: boolean }) {
  const { value: dialCode } = useFormField('countryCode')
  const [chosen, setChosen] = useState(() => countryOfDialCode(dialCode))
  // Many countries share +1: the chosen one stays as long as its dial code does.
  const country = chosen.dialCode === dialCode ? chosen : countryOfDialCode(dialCode)
  return (
    <>
      <FieldRow>
        <FormField name="firstName" label="First name" autoComplete="given-name" />
        <FormField name="lastName" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <FormField name="email" label="Email" kind="email" autoComplete="email" inputMode="email" />
        <SelectField name="role" label="Role" choices={roleChoices} placeholder="Choose a role" />
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
          <span role="status">
            Your files are still uploading. The application goes out when they are there.
          </span>
        </FormPrint>
      ) : null}
    </>
  )
}
