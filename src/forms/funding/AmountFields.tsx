import type { ChangeEvent } from 'react'
import { currencies } from '#src/config/lists.ts'
import { formatAmountInput } from '#src/lib/money/amount-input.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { FieldRow } from '#src/ui/field/FormFrame.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { useFormField } from '../form/form-context.ts'
import { SelectField } from '../form/FormField.tsx'

/** The currency and the amount. */
export function AmountFields() {
  const { id, name, value, problem, change, leave } = useFormField('amount')

  function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const typed = formatAmountInput(input.value, input.selectionStart ?? undefined)
    // Set directly, because React would move the caret to the end.
    input.value = typed.value
    input.setSelectionRange(typed.caret, typed.caret)
    change(typed.value)
  }

  return (
    <FieldRow>
      <SelectField
        name="currency"
        label="Currency"
        mark="required"
        choices={currencies}
        placeholder="Choose a currency"
      />
      <Field {...{ id, problem }} label="Amount" mark="required">
        {(control) => (
          <TextInput
            {...control}
            {...{ name, value, onChange }}
            inputMode="decimal"
            autoComplete="off"
            onBlur={leave}
          />
        )}
      </Field>
    </FieldRow>
  )
}
