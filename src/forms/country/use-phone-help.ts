import { useState } from 'react'
import type { Country } from '#src/config/countries.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'

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
    return `We chose ${country.name}, because the number begins with ${country.dialCode}.`
  }

  return { enter, leave, advice: say() }
}
