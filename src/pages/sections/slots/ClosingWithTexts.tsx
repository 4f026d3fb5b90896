import { useSuspenseQuery } from '@tanstack/react-query'
import { shell } from '#src/content/cache/shell.ts'
import type { PageSection, Section } from '#src/content/types.ts'
import { ClosingBand } from '#src/sections/closing-band/ClosingBand.tsx'
import { PhoneBar } from '#src/sections/closing-band/PhoneBar.tsx'

/** The closing band with what the site settings say for all pages. */
export function ClosingBandWithTexts({ section }: { section: Section<'closingBand'> }) {
  return <ClosingBand section={section} texts={useTexts()} />
}

/** The bar on phones, with the closing band of these sections. */
export function PhoneBarWithTexts({ sections }: { sections: PageSection[] }) {
  const texts = useTexts()
  const section = sections.find((one) => one._type === 'closingBand')
  return section ? <PhoneBar section={section} texts={texts} /> : null
}

function useTexts() {
  return useSuspenseQuery(shell).data.settings?.closing ?? null
}
