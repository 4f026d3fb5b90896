import { countries } from '#src/config/countries.ts'
import { sizes } from '#shared/limits.ts'
import { FieldRow } from '#src/ui/field/FormFrame.tsx'
import { CountryField } from '#src/forms/country/CountryField.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { FormField } from '#src/forms/form/FormField.tsx'
import { AmountFields } from './AmountFields.tsx'
import { StateField } from './StateField.tsx'

/** Step 2: the project and the amount. */
export function DetailsStep() {
  const state = useFormField('state')
  return (
    <>
      <FormField
        name="projectDescription"
        label="Project description"
        kind="area"
        mark="required"
        limit={sizes.projectDescription}
        note="What, where, how far along"
      />
      <FieldRow>
        <CountryField
          name="country"
          label="Country"
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
