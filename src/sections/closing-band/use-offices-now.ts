import type { Section } from '#src/content/types.ts'
import { whatsAppAddress } from '#shared/address/phone-address.ts'
import { officeMoment, shortHours } from '#shared/office-hours.ts'
import { useMinute } from '#src/ui/day-course/use-minute.ts'

/** What the closing bands of all pages share; the editor's site settings hold it. */
export type ClosingTexts = NonNullable<Section<'closingBand'>['texts']>
type Office = ClosingTexts['offices'][number]

/** The offices whose hours are known, each with its time; before hydration nobody knows the time. */
export function useOfficesNow(texts: ClosingTexts | null) {
  const now = useMinute()
  const offices = (texts?.offices ?? []).flatMap((office) => {
    const hours = shortHours(office)
    return hours ? [{ office, hours, moment: now && officeMoment(office, now) }] : []
  })
  const open = offices.flatMap(({ office, moment }) => (moment?.open ? [office] : []))
  return { offices, open, isKnown: offices.some(({ moment }) => moment !== null) }
}

/** The WhatsApp number of the first open office, else of the first that has one that can be opened. */
export function numberToAsk(open: Office[], texts: ClosingTexts | null): string | null {
  const offices = [...open, ...(texts?.offices ?? [])]
  return offices.find(({ whatsapp }) => whatsapp && whatsAppAddress(whatsapp))?.whatsapp ?? null
}
