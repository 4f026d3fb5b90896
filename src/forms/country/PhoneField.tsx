import { t } from '#shared/words/words.ts'
import { hosts } from '#src/config/hosts.ts'
import { useState } from 'react'
import { countries, inAlphabet } from '#shared/countries.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { CountrySelect, LazyPicker } from './CountryField.tsx'
import styles from './PhoneField.module.css'
import { loadChunk } from '#src/browser/load-chunk.ts'
import type { ReactNode } from 'react'
import type { Country } from '#shared/countries.ts'

interface PhoneFieldProps {
  /** The names, in the form's values, of the number and of the country that it is dialled in. */
  name: string
  countryField: string
  country: Country
  /** The value that the country's field gets for a country. */
  toValue: (country: Country) => string
  onCountry?: (country: Country) => void
  hint?: ReactNode
  formats?: boolean
}

/** A phone number with the country it is dialled in, which follows a number of another country. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, countryField, country, toValue, onCountry, hint, formats = false } = props
  const number = useFormField(name)
  const dial = useFormField(countryField)
  const { isPlaceholder } = number
  const [listed] = useState(() => inAlphabet(countries))
  const problem = number.problem ?? dial.problem
  const help = usePhoneHelp({
    typed: number.value,
    country,
    formats,
    change: number.change,
    choose,
  })

  function choose(chosen: Country) {
    dial.change(toValue(chosen))
    onCountry?.(chosen)
  }

  const picker = {
    id: dial.id,
    name: countryField,
    value: dial.value,
    label: t().fields.countryCode,
    shows: 'dial',
    countries: listed,
    flags: hosts.flags,
    chosen: country,
    onChoose: choose,
    onLeave: dial.leave,
    isInvalid: dial.problem !== undefined,
  } as const

  return (
    <Field
      {...{
        id: number.id,
        label: t().fields.phoneNumber,
        hint,
        note: problem ? undefined : help.advice,
        problem,
      }}
    >
      {(control) => (
        <div className={`control ${styles.phone}`} data-panel-anchor>
          {isPlaceholder ? <CountrySelect {...picker} isPlaceholder /> : <LazyPicker {...picker} />}
          {/* HTML allows `tel-national` in text inputs only. */}
          <input
            {...control}
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            name={name}
            value={isPlaceholder ? undefined : number.value}
            onChange={(event) => number.change(event.target.value)}
            onFocus={isPlaceholder ? undefined : help.enter}
            onBlur={() => {
              number.leave()
              if (!isPlaceholder) help.leave()
            }}
          />
        </div>
      )}
    </Field>
  )
}

type PhoneHelp = typeof import('./phone-help.ts')

interface PhoneHelpOptions {
  typed: string
  /** Null in a form without a country picker. */
  country: Country | null
  /** Writes the number in the usual format of its country when it is left. */
  formats?: boolean
  change: (tidy: string) => void
  /** Chooses the country that a number belongs to. */
  choose?: (country: Country) => void
}

/**
 * Tidies a phone number, chooses its country and gives advice about it. libphonenumber is loaded at the
 * first focus; nothing waits for it.
 */
export function usePhoneHelp(options: PhoneHelpOptions) {
  const { typed, country, formats = false, change, choose } = options
  const [help, setHelp] = useState<PhoneHelp | null>(null)
  const [isTyping, setTyping] = useState(false)
  const [followed, setFollowed] = useState<{ typed: string; owner: Country } | null>(null)

  function enter() {
    setTyping(true)
    if (!help) loadChunk('phone-help', () => import('./phone-help.ts')).then(setHelp, () => {})
  }

  function leave() {
    setTyping(false)
    // A country that the visitor chose for the same number afterwards stays.
    if (!help || typed === followed?.typed) return
    const tidy = help.tidyPhone(typed, country, formats)
    if (tidy !== typed) change(tidy)
    const owner = country && help.phoneCountry(typed, country)
    if (!owner || owner.dialCode === country.dialCode) return
    setFollowed({ typed: tidy, owner })
    choose?.(owner)
  }

  function say(): string | undefined {
    if (isTyping) return undefined
    const advice = help?.phoneAdvice(typed, country)
    if (advice !== undefined || followed?.typed !== typed || followed.owner !== country)
      return advice
    return t().phone.chosen(country.label, country.dialCode)
  }

  return { enter, leave, advice: say() }
}
