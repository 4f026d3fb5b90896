import { fillIn } from '#shared/text.ts'
import styles from './Price.module.css'

export interface PriceData {
  before: string | null
  figure: string
  after: string | null
}

/** One of the two prices: "from NGN 0". Its parent may set the size of the figure, `--price`. */
export function Price({ of: { before, figure, after } }: { of: PriceData }) {
  return (
    <span className={styles.price}>
      {before ? <small>{`${before} `}</small> : null}
      {figure}
      {after ? <small>{` ${after}`}</small> : null}
    </span>
  )
}

interface Prices {
  software: PriceData
  delivery: PriceData
}

/** A text of the CMS with both figures in it: "The software: from {software}." Null without prices. */
export function withPrices(text: string | null, prices: Prices | null): string | null {
  if (!text?.includes('{')) return text
  return prices && fillIn(text, { software: prices.software.figure, fee: prices.delivery.figure })
}
