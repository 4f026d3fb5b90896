import { useState } from 'react'
import { currencies } from '#shared/lists.ts'
import { t } from '#shared/words/words.ts'
import { Caution } from '#src/ui/field/Banner.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { FieldRow } from '#src/ui/field/FormFrame.tsx'
import { TextInput } from '#src/ui/field/Controls.tsx'
import { useFormField, usePress } from '#src/forms/form/form-context.ts'
import { SelectField } from '#src/forms/form/FormField.tsx'
import { amountWords, isPlainAmount, mayBecomePlain, readAmount } from '#shared/read-amount.ts'
import { formatAmountInput } from '#shared/amount-input.ts'
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
          label={t().funding.currency}
          mark="required"
          choices={currencies.map((code) => ({ value: code, label: t().funding[code] }))}
          placeholder={t().funding.chooseCurrency}
        />
        <Field {...{ id, problem }} label={t().funding.amount} mark="required" note={help.words}>
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
      {help.caution ? <Caution ref={bringIntoView}>{help.caution}</Caution> : null}
    </>
  )
}

/** The amount is the last field of its dialog: what appears below it is covered on a phone. */
function bringIntoView(caution: HTMLElement | null): void {
  caution?.scrollIntoView({ block: 'nearest' })
}

/**
 * Reads what is pasted into the amount, says the sum in words, and cautions when the field does not
 * show what was entered.
 */
function useAmountHelp(shown: string, currency: string) {
  const [entered, setEntered] = useState<Entered>({ text: shown, isTyping: false })
  const afterPress = usePress()

  function enter(text: string, caret: number): CaretText {
    const change = readChange(entered, shown, text)
    setEntered(change)
    return change.pasted === undefined
      ? formatAmountInput(text, caret)
      : formatAmountInput(change.pasted)
  }

  const sum = amountWords(shown)
  const words = sum && (currency ? t().money(sum, currency) : sum)
  return {
    enter,
    // A caution must not move the button that is pressed.
    leave: () => afterPress(() => setEntered({ ...entered, isTyping: false })),
    words,
    caution: amountCaution(entered, words),
  }
}

/** What the visitor entered, with what the field has dropped of it since. */
interface Entered {
  text: string
  isTyping: boolean
}

interface Change extends Entered {
  /** The sum that was pasted, in digits; undefined for what is typed. */
  pasted?: string
}

/** What became of an amount field that showed `shown` and now contains `text`. */
function readChange(entered: Entered, shown: string, text: string): Change {
  const { added, at, isInsertion } = changeOf(shown, text)
  const isAtEnd = isInsertion && at === shown.length
  const isTyping = added.length < 2
  if (isInsertion && !isAtEnd && /^\p{Nd}*$/u.test(added)) return { text: plain(text), isTyping }
  const whole = isAtEnd ? entered.text + added : text
  if (isTyping) return { text: whole, isTyping }
  return { text: whole, isTyping, pasted: isPlainAmount(whole) ? whole : readAmount(whole) }
}

/** Says that the field does not show what was entered; undefined if it does. */
function amountCaution(entered: Entered, words: string): string | undefined {
  const { text, isTyping } = entered
  if ((isTyping ? mayBecomePlain : isPlainAmount)(text)) return undefined
  return t().funding.misread(text.trim().slice(0, 40), words)
}

/** Commas in their old places say nothing about what is meant. */
function plain(text: string): string {
  return text.replaceAll(',', '')
}

/** What was put into a text and where. If it is not an insertion, it has replaced something. */
function changeOf(before: string, after: string) {
  const shortest = Math.min(before.length, after.length)
  let at = 0
  while (at < shortest && before[at] === after[at]) at += 1
  let same = 0
  while (same < shortest - at && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const added = after.slice(at, after.length - same)
  return { added, at, isInsertion: added === '' || at + same === before.length }
}
