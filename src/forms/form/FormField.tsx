import type { HTMLAttributes, ReactNode, SyntheticEvent } from 'react'
import { t } from '#shared/words/words.ts'
import { Field } from '#src/ui/field/Field.tsx'
import type { FieldMark } from '#src/ui/field/Field.tsx'
import { FieldRow } from '#src/ui/field/FormFrame.tsx'
import { RadioTiles } from '#src/ui/field/RadioTiles.tsx'
import { Select, TextArea, TextInput } from '#src/ui/field/Controls.tsx'
import type { Choice } from '#src/ui/field/Controls.tsx'
import { lengthProblem, useFormField } from './form-context.ts'

interface FormFieldProps {
  /** The field's name in the form's values. */
  name: string
  label: string
  kind?: 'text' | 'email' | 'tel' | 'url' | 'area' | 'large-area'
  mark?: FieldMark
  note?: ReactNode
  placeholder?: string
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  onFocus?: () => void
  onLeave?: () => void
  /** Maximum length in UTF-16 units, with a counter. What is pasted stays, and has to be shortened. */
  limit?: number
}

/** A text field of the surrounding form. */
export function FormField(props: FormFieldProps) {
  const { name, label, kind = 'text', mark, note, limit, onLeave, ...rest } = props
  const { id, value, isPlaceholder, problem, change, leave } = useFormField(name)
  // The native control would cut what is pasted before the form has loaded.
  const bounds =
    limit === undefined || isPlaceholder
      ? {}
      : { maxLength: limit, onPaste: liftLimit, onDrop: liftLimit }
  const text = {
    name,
    ...bounds,
    onBlur() {
      leave()
      onLeave?.()
    },
    ...rest,
    ...(isPlaceholder ? {} : { value }),
  }
  // What is typed before the form has loaded is not counted.
  const count = limit === undefined ? undefined : `${isPlaceholder ? '' : value.length} / ${limit}`
  const tooLong = limit === undefined ? undefined : lengthProblem(value, limit)
  return (
    <Field {...{ id, label, mark, note, count }} problem={problem ?? tooLong}>
      {(control) =>
        kind === 'area' || kind === 'large-area' ? (
          <TextArea
            {...control}
            {...text}
            size={kind === 'area' ? 'normal' : 'large'}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <TextInput
            {...control}
            {...text}
            type={kind}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Field>
  )
}

/** First and last name, in one row. */
export function NameFields({ first = 'firstName', last = 'lastName' }) {
  return (
    <FieldRow>
      <FormField name={first} label={t().fields.firstName} autoComplete="given-name" />
      <FormField name={last} label={t().fields.lastName} autoComplete="family-name" />
    </FieldRow>
  )
}

/** The visitor's email address. */
export function EmailField() {
  return <FormField name="email" label={t().fields.email} kind="email" autoComplete="email" />
}

/** Lets a text in whole that the browser would cut without a word. */
function liftLimit({
  currentTarget: control,
}: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { maxLength } = control
  if (maxLength < 0) return
  control.removeAttribute('maxlength')
  setTimeout(() => void (control.maxLength = maxLength))
}

interface ChoiceFieldProps {
  name: string
  label: string
  choices: readonly Choice[]
  mark?: FieldMark
  placeholder?: string
  autoComplete?: string
}

/** A native select of the surrounding form. */
export function SelectField({ name, label, choices, mark, ...rest }: ChoiceFieldProps) {
  const { id, value, problem, change, leave } = useFormField(name)
  return (
    <Field {...{ id, label, mark, problem }}>
      {(control) => (
        <Select
          {...control}
          {...{ name, value, choices }}
          {...rest}
          onBlur={leave}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Radio tiles of the surrounding form. */
export function TilesField({ name, label, choices }: ChoiceFieldProps) {
  const { id, value, isPlaceholder, problem, change, leave } = useFormField(name)
  return (
    <RadioTiles
      {...{ id, name, label, choices, problem }}
      value={isPlaceholder ? undefined : value}
      onChange={change}
      onLeave={leave}
    />
  )
}
