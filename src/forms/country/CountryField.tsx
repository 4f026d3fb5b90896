import { hosts } from '#src/config/hosts.ts'
import { countryByName } from '#shared/countries.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { useFormField, usePress } from '#src/forms/form/form-context.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PickerFrame } from '#src/ui/combobox/PickerFrame.tsx'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { Select } from '#src/ui/field/Controls.tsx'
import type { Country } from '#shared/countries.ts'
import type { FieldMark } from '#src/ui/field/Field.tsx'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import type { CountryPickerProps } from '#src/ui/combobox/CountryPicker.tsx'

interface CountryFieldProps {
  /** The field's name in the form's values. */
  name: string
  label: string
  countries: readonly Country[]
  mark?: FieldMark
  /** Called when another country is chosen. */
  onChange?: () => void
}

/** A field of the surrounding form for a country; its value is the English name. */
export function CountryField({ name, label, countries, mark, onChange }: CountryFieldProps) {
  const { id, value, isPlaceholder, problem, change, leave } = useFormField(name)
  return (
    <Field {...{ id, label, mark, problem }}>
      {(control) => {
        const picker = {
          id,
          name,
          value,
          countries,
          flags: hosts.flags,
          chosen: countryByName(value),
          onChoose(country: Country) {
            change(country.name)
            onChange?.()
          },
          onLeave: leave,
          isRequired: mark === 'required',
          isInvalid: control['aria-invalid'],
          describedBy: control['aria-describedby'],
        }
        return isPlaceholder ? (
          <CountrySelect {...picker} isPlaceholder />
        ) : (
          <LazyPicker {...picker} />
        )
      }}
    </Field>
  )
}

type PickerProps = CountryPickerProps<Country>

const CountryPicker = lazy(
  'country-list',
  () => import('#src/ui/combobox/CountryPicker.tsx'),
  (m) => m.CountryPicker<Country>,
)

/**
 * A country picker whose list is loaded at the first interaction with the form. A press or a letter
 * before the list has loaded opens it then; where it fails to load, a native select replaces it.
 */
export function LazyPicker(props: PickerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  /** What was typed on the button so far; undefined until it was pressed. */
  const [typed, setTyped] = useState<string>()
  const list = useLazy(CountryPicker, useInteracted(frame))
  const isReady = useAfterPress(list.state === 'ready')
  const { countries: _countries, onChoose: _choose, onLeave, id, ...closed } = props

  useLayoutEffect(() => {
    // The focused button was replaced by the picker's own.
    if (isReady && hasFocus.current && typed === undefined) document.getElementById(id)?.focus()
  }, [isReady, id, typed])

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (/^Arrow(Up|Down)$/.test(key)) setTyped(typed ?? '')
    else if (key.length === 1 && key !== ' ' && isPlain) setTyped((typed ?? '') + key)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    hasFocus.current = false
    setTyped(undefined)
    onLeave?.()
  }

  if (list.state === 'ready' && isReady) return <list.Component {...props} opensWith={typed} />
  if (list.state === 'failed') return <CountrySelect {...props} />
  return (
    <PickerFrame
      {...closed}
      isOpen={false}
      button={{ id, onKeyDown, onClick: () => setTyped(typed ?? '') }}
      ref={frame}
      onFocus={() => void (hasFocus.current = true)}
      onBlur={onBlur}
    />
  )
}

/** Becomes true with its argument, but not between a press and its click, which would be lost. */
function useAfterPress(isLoaded: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const afterPress = usePress()
  useEffect(() => {
    if (isLoaded) afterPress(() => setShown(true))
  }, [isLoaded, afterPress])
  return isShown
}

/** True from the first press or focus in the form around an element. */
function useInteracted(inside: RefObject<HTMLElement | null>): boolean {
  const [hasInteracted, setInteracted] = useState(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || hasInteracted) return undefined
    const interact = () => setInteracted(true)
    // A step of a wizard is added to a form that is in use already.
    if (form.contains(document.activeElement)) interact()
    form.addEventListener('focusin', interact)
    form.addEventListener('pointerdown', interact)
    return () => {
      form.removeEventListener('focusin', interact)
      form.removeEventListener('pointerdown', interact)
    }
  }, [inside, hasInteracted])
  return hasInteracted
}

interface CountrySelectProps extends CountryPickerProps<Country> {
  /** In a form whose script has not arrived: the select itself holds the name of a country. */
  isPlaceholder?: boolean
}

/**
 * A native select of countries: the markup that a page is served with, and the fallback of the picker.
 * It has neither search nor flags, but needs no script.
 */
export function CountrySelect({ isPlaceholder = false, ...props }: CountrySelectProps) {
  const { id, name, value, countries, chosen, onChoose, onLeave, shows, label } = props
  const binding = isPlaceholder
    ? { name, placeholder: chosen?.dialCode ?? 'Choose a country' }
    : { value: chosen?.name ?? '', placeholder: chosen ? undefined : 'Choose a country' }
  return (
    <>
      <Select
        id={id}
        {...binding}
        choices={countries.map(({ name: country, dialCode }) => ({
          value: country,
          label: shows === 'dial' ? `${dialCode} ${country}` : country,
        }))}
        aria-label={label}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onBlur={onLeave}
        onChange={({ target }) => {
          const picked = countries.find((country) => country.name === target.value)
          if (picked) onChoose(picked)
        }}
      />
      {isPlaceholder ? null : <input type="hidden" name={name} value={value} />}
    </>
  )
}
