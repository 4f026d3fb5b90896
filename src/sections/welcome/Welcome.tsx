import type { ReactNode } from 'react'
import { receiptKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import type { Section } from '#src/content/types.ts'
import { Actions } from '#src/ui/action/Action.tsx'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { houseOutline } from './house-outline.ts'
import { Lead } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Welcome.module.css'

const form = 'waitlist'

const WelcomeReceipt = lazy(
  'welcome-receipt',
  () => import('#src/forms/receipt/WelcomeReceipt.tsx'),
  (m) => m.WelcomeReceipt,
)

interface WelcomeProps {
  section: Section<'welcome'>
  first: boolean
}

/** The welcome, with the receipt of the waitlist if this tab has one. */
export function Welcome({ section, first }: WelcomeProps) {
  const isHydrated = useHydrated()
  const isStored = isHydrated && tabStorage.read(receiptKey(form)) !== null
  const loaded = useLazy(WelcomeReceipt, isStored)
  const { texts, contact } = section
  const content = { texts: texts?.waitlist?.receipt, reach: contact }
  if (loaded.state !== 'ready') return <WelcomeBand section={section} first={first} />
  return (
    <loaded.Component content={content} words={section}>
      {(receipt) => <WelcomeBand section={section} first={first} receipt={receipt} />}
    </loaded.Component>
  )
}

interface WelcomeBandProps {
  section: Section<'welcome'>
  /** The page's h1. */
  first: boolean
  /** The receipt of the waitlist, where there is one in this tab. */
  receipt?: ReactNode
}

/** Welcomes a visitor who joined, beside a house whose first brick is laid. */
export function WelcomeBand({ section, first, receipt }: WelcomeBandProps) {
  const { heading, lead, actions } = section
  const Heading = first ? 'h1' : 'h2'
  return (
    <section {...editMark(section)} className={styles.band} data-receipt={receipt ? '' : undefined}>
      <div className={`measure ${styles.row}`}>
        <div className={styles.copy} data-ground="dark">
          <Heading>{heading}</Heading>
          <Lead className={styles.lead}>{lead}</Lead>
          <Actions of={actions ?? []} />
          <svg className={styles.house} viewBox="0 -4 620 335" aria-hidden="true">
            <path d={houseOutline} />
            <path fill="var(--ochre)" stroke="none" d="M100 312h46v15h-46z" />
          </svg>
        </div>
        {receipt}
      </div>
    </section>
  )
}
