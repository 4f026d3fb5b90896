import { useEffect, useState } from 'react'
import { currencies } from '#shared/lists.ts'
import { Caution } from '#src/ui/field/Banner.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { FieldRow } from '#src/ui/field/FormFrame.tsx'
import { TextInput } from '#src/ui/field/Controls.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { SelectField } from '#src/forms/form/FormField.tsx'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { formatAmountInput } from '#shared/amount-input.ts'
import { usePress } from '#src/forms/form/use-press.ts'
import type { ChangeEvent } from 'react'
import type { CaretText } from '#shared/amount-input.ts'

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

type AmountHelp = typeof import('./amount-help.ts')

/**
 * Reads what is pasted into the amount, says the sum in words, and cautions when the field does not
 * show what was entered. The code for it loads with the step; nothing waits for it.
 */
export function useAmountHelp(shown: string, currency: string) {
  const [help, setHelp] = useState<AmountHelp | null>(null)
  const [entered, setEntered] = useState({ text: shown, isTyping: false })
  const afterPress = usePress()

  useEffect(() => {
    loadChunk('amount-help', () => import('./amount-help.ts')).then(setHelp, () => {})
  }, [])

  function enter(text: string, caret: number): CaretText {
    const change = help?.readChange(entered, shown, text)
    if (change) setEntered(change)
    return change?.pasted === undefined
      ? formatAmountInput(text, caret)
      : formatAmountInput(change.pasted)
  }

  const sum = help?.amountWords(shown)
  const words = sum && `${currency} ${sum}`.trim()
  return {
    enter,
    // A caution must not move the button that is pressed.
    leave: () => afterPress(() => setEntered({ ...entered, isTyping: false })),
    words,
    caution: help?.amountCaution(entered, words ?? ''),
  }
}
