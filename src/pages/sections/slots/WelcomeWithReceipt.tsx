import type { Section } from '#src/content/types.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { receiptKey, tabStorage } from '#src/lib/storage/safe-storage.ts'
import { Welcome } from '#src/sections/welcome/Welcome.tsx'
import { useLazy } from '#src/ui/lazy/use-lazy.ts'
import { useHydrated } from '#src/pages/loading/use-hydrated.ts'

const form = 'waitlist'

interface WelcomeWithReceiptProps {
  section: Section<'welcome'>
  first: boolean
}

/** The welcome, with the receipt of the waitlist if this tab has one. */
export function WelcomeWithReceipt({ section, first }: WelcomeWithReceiptProps) {
  const isHydrated = useHydrated()
  const isStored = isHydrated && tabStorage.read(receiptKey(form)) !== null
  const lazy = useLazy(loadReceipt, isStored)
  const { texts, contact } = section
  const content = { texts: texts?.waitlist?.receipt, reach: contact }
  if (lazy.state !== 'ready') return <Welcome section={section} first={first} />
  return (
    <lazy.Component content={content} words={section}>
      {(receipt) => <Welcome section={section} first={first} receipt={receipt} />}
    </lazy.Component>
  )
}

async function loadReceipt() {
  return (await loadChunk('welcome-receipt', () => import('#src/forms/receipt/WelcomeReceipt.tsx')))
    .WelcomeReceipt
}
