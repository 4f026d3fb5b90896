import type { Section } from '#src/content/types.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion/Accordion.tsx'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { Price } from '#src/ui/price/Price.tsx'
import { Prose } from '#src/ui/prose/Prose.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './FaqList.module.css'

type Item = Section<'faqList'>['items'][number]

/** The questions of an audience; the first is open. */
export function FaqList({ section }: { section: Section<'faqList'> }) {
  const { heading, lead, action, items } = section
  if (items.length === 0) return null
  return (
    <Band>
      <Split className={styles.row}>
        <Copy heading={heading} text={lead} className={styles.side}>
          {action ? <Action action={action} variant="secondary" /> : null}
        </Copy>
        <Accordion>
          {items.map((item, index) => (
            <AccordionItem key={item._id} title={item.question} open={index === 0}>
              <BothPrices of={item.prices} />
              <Prose value={item.answer} />
              <Continuation cta={item.cta} />
            </AccordionItem>
          ))}
        </Accordion>
      </Split>
    </Band>
  )
}

/** The same two figures as wherever a price is said. */
function BothPrices({ of: prices }: { of: Item['prices'] }) {
  if (!prices) return null
  return (
    <dl className={`ruled ${styles.prices}`}>
      {[prices.software, prices.delivery].map((price) => (
        <div key={price.label}>
          <dt>{price.label}</dt>
          <dd>
            <Price of={price} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

// An empty target renders no link; neither does one that validation rejected.
function Continuation({ cta }: { cta: Item['cta'] }) {
  if (!cta?.label || !cta.to) return null
  return (
    <div className={`above-2 ${styles.more}`}>
      <Action action={{ label: cta.label, to: cta.to }} variant="more" />
    </div>
  )
}
