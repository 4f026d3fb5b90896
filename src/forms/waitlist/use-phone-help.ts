import { useState } from 'react'
import type { Country } from '#src/config/countries.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'

type PhoneHelp = typeof import('./phone-help.ts')

/** Formats a phone number and gives advice about it. libphonenumber is loaded at the first focus; nothing waits for it. */
export function usePhoneHelp(typed: string, country: Country, change: (tidy: string) => void) {
  const [help, setHelp] = useState<PhoneHelp | null>(null)
  const [isTyping, setTyping] = useState(false)

  function enter() {
    setTyping(true)
    if (!help) loadChunk('phone-help', () => import('./phone-help.ts')).then(setHelp, () => {})
  }

  function leave() {
    setTyping(false)
    const tidy = help?.tidyPhone(typed, country) ?? typed
    if (tidy !== typed) change(tidy)
  }

  return { enter, leave, advice: isTyping ? undefined : help?.phoneAdvice(typed, country) }
}
