import type { ChangeEvent } from 'react'
import { currencies } from '#src/config/lists.ts'
import { Caution } from '#src/ui/field/Banner.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { FieldRow } from '#src/ui/field/FormFrame.tsx'
import { TextInput } from '#src/ui/field/Controls.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { SelectField } from '#src/forms/form/FormField.tsx'
import { useAmountHelp } from './use-amount-help.ts'

/** The currency and the amount. */
export function AmountFields() {
  const { id, name, value, problem, change, leave } = useFormField('amount')
  const help = useAmountHelp(value, useFormField('currency').value)

  function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const typed = help.enter(input.value, input.selectionStart ?? input.value.length)
    // Set directly, because React would move the caret to the end.
    input.value = typed.value
    input.setSelectionRange(typed.caret, typed.caret)
    change(typed.value)
  }

  return (
    <>
      <FieldRow>
        <SelectField
          name="currency"
          label="Currency"
          mark="required"
          choices={currencies}
          placeholder="Choose a currency"
        />
        <Field {...{ id, problem }} label="Amount" mark="required" note={help.words}>
          {(control) => (
            <TextInput
              {...control}
              {...{ name, value, onChange }}
              inputMode="decimal"
              autoComplete="off"
              onBlur={() => {
                leave()
                help.leave()
              }}
            />
          )}
        </Field>
      </FieldRow>
      {help.caution ? <Caution>{help.caution}</Caution> : null}
    </>
  )
}
