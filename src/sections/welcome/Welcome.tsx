import type { Section } from '#src/content/types.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { receiptKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { WelcomeBand } from './WelcomeBand.tsx'
import { useLazy } from '#src/ui/lazy/use-lazy.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

const form = 'waitlist'

interface WelcomeProps {
  section: Section<'welcome'>
  first: boolean
}

/** The welcome, with the receipt of the waitlist if this tab has one. */
export function Welcome({ section, first }: WelcomeProps) {
  const isHydrated = useHydrated()
  const isStored = isHydrated && tabStorage.read(receiptKey(form)) !== null
  const lazy = useLazy(loadReceipt, isStored)
  const { texts, contact } = section
  const content = { texts: texts?.waitlist?.receipt, reach: contact }
  if (lazy.state !== 'ready') return <WelcomeBand section={section} first={first} />
  return (
    <lazy.Component content={content} words={section}>
      {(receipt) => <WelcomeBand section={section} first={first} receipt={receipt} />}
    </lazy.Component>
  )
}

async function loadReceipt() {
  return (await loadChunk('welcome-receipt', () => import('#src/forms/receipt/WelcomeReceipt.tsx')))
    .WelcomeReceipt
}
