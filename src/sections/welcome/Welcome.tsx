import { receiptKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import type { Section } from '#src/content/types.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import { Actions } from '#src/ui/action/Action.tsx'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import type { BrickAndSlip } from '#src/forms/receipt/WelcomeReceipt.tsx'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { Lead } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Welcome.module.css'

const form = 'waitlist'

const WelcomeReceipt = lazy(
  'welcome-receipt',
  () => import('#src/forms/receipt/WelcomeReceipt.tsx'),
  'WelcomeReceipt',
)

/** The welcome, with the receipt of the waitlist if this tab has one. */
export function Welcome({ section, first = false }: SectionProps<'welcome'>) {
  const isHydrated = useHydrated()
  const isStored = isHydrated && tabStorage.read(receiptKey(form)) !== null
  const loaded = useLazy(WelcomeReceipt, isStored)
  const { texts, contact } = section
  if (loaded.state !== 'ready') return <WelcomeBand section={section} first={first} />
  return (
    <ReceiptContext value={{ texts: texts?.waitlist?.receipt, reach: contact }}>
      <loaded.Component words={section}>
        {(receipt) => <WelcomeBand section={section} first={first} receipt={receipt} />}
      </loaded.Component>
    </ReceiptContext>
  )
}

interface WelcomeBandProps {
  section: Section<'welcome'>
  /** The page's h1. */
  first: boolean
  /** The receipt of the waitlist, where there is one in this tab. */
  receipt?: BrickAndSlip | null
}

/** Welcomes a visitor who joined, beside an outlined house whose first brick is theirs. */
export function WelcomeBand({ section, first, receipt }: WelcomeBandProps) {
  const { heading, lead, actions } = section
  const Heading = first ? 'h1' : 'h2'
  return (
    <section {...editMark(section)} className={styles.band} data-receipt={receipt ? '' : undefined}>
      <div className={`measure ${styles.row}`}>
        <div className={styles.copy} data-ground="dark">
          <Heading className="hero-title">{heading}</Heading>
          <Lead className="above-5 below-7">{lead}</Lead>
          <Actions of={actions ?? []} />
        </div>
        <svg className={styles.house} viewBox="20 -4 580 336" aria-hidden="true">
          <path d="M-9 331H629" />
          <path d={houseOutline} />
          <path className={styles.first} d="M125 312h46v15h-46z" />
        </svg>
        {receipt ? (
          <>
            <div className={styles.brick}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d="M18.1 0 .4 100M26 0 99.6 100" />
              </svg>
              {receipt.brick}
            </div>
            <div className={styles.slip}>{receipt.slip}</div>
          </>
        ) : null}
      </div>
    </section>
  )
}

/** The bricks, openings and trees of the house: one path in a drawing of 620 by 335 units. */
export const houseOutline =
  'M100 312h22v15h-22zm25 0h46v15h-46zm49 0h33v15h-33zm87 0h8v15h-8zm11 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h42v15h-42zm-368 -18h46v15h-46zm49 0h46v15h-46zm49 0h9v15h-9zm63 0h32v15h-32zm35 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h18v15h-18zm-392 -18h22v15h-22zm83 0h24v15h-24zm78 0h8v15h-8zm11 0h25v15h-25zm83 0h12v15h-12zm15 0h39v15h-39zm98 0h42v15h-42zm-368 -18h29v15h-29zm83 0h12v15h-12zm15 0h9v15h-9zm63 0h32v15h-32zm94 0h36v15h-36zm39 0h15v15h-15zm73 0h22v15h-22zm25 0h18v15h-18zm-392 -18h22v15h-22zm83 0h24v15h-24zm78 0h8v15h-8zm11 0h25v15h-25zm83 0h12v15h-12zm15 0h39v15h-39zm98 0h42v15h-42zm-368 -18h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h18v15h-18zm-392 -18h22v15h-22zm25 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h42v15h-42zm-384 -18h71.2v15h-71.2zm74.2 0h71.2v15h-71.2zm74.1 0h71.2v15h-71.2zm74.2 0h71.2v15h-71.2zm74.2 0h71.2v15h-71.2zm74.1 0h71.2v15h-71.2zm-264.8 -18h22v15h-22zm25 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm-270 -18h35v15h-35zm98 0h39v15h-39zm98 0h41v15h-41zm98 0h26v15h-26zm-294 -18h22v15h-22zm25 0h10v15h-10zm70 0h25v15h-25zm28 0h14v15h-14zm72 0h23v15h-23zm26 0h16v15h-16zm70 0h25v15h-25zm-291 -18h35v15h-35zm98 0h39v15h-39zm98 0h41v15h-41zm98 0h26v15h-26zm-294 -18h22v15h-22zm25 0h10v15h-10zm70 0h25v15h-25zm28 0h14v15h-14zm72 0h23v15h-23zm26 0h16v15h-16zm70 0h25v15h-25zm-291 -18h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h46v15h-46zm49 0h26v15h-26zm-316 -18h58.2v15h-58.2zm61.2 0h58.2v15h-58.2zm61.1 0h58.2v15h-58.2zm61.2 0h58.2v15h-58.2zm61.2 0h58.2v15h-58.2zm61.1 0h58.2v15h-58.2zm-277.8 -18h59.2v15h-59.2zm62.2 0h59.2v15h-59.2zm62.2 0h59.2v15h-59.2zm62.2 0h59.2v15h-59.2zm62.2 0h59.2v15h-59.2zm-216.8 -18h58.8v15h-58.8zm61.8 0h58.8v15h-58.8zm61.7 0h58.8v15h-58.8zm61.7 0h58.8v15h-58.8zm-147.2 -18h54v15h-54zm57 0h54v15h-54zm57 0h54v15h-54zm-248 234h48v51h-48zm168 0h52v51h-52zm112 0h52v51h-52zm-184 -144h54v69h-54zm102 0h52v69h-52zm100 0h48v69h-48zm-220 144h48v87h-48zm-178 42h8v46h-8zm-18 -16h44v15h-44zm5 -17h34v15h-34zm7 -17h20v15h-20zm562 34h8v62h-8zm-18 -16h44v15h-44zm5 -17h34v15h-34zm7 -17h20v15h-20z'
