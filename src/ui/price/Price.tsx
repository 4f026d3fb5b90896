import styles from './Price.module.css'

export interface PriceData {
  before: string | null
  figure: string
  after: string | null
}

/**
 * One of the two prices of the CMS document `prices`, such as "from NGN 0"; the plans' own are in
 * `src/sections/plans`. Its parent may set the size of the figure, `--price`.
 */
export function Price({ of: { before, figure, after } }: { of: PriceData }) {
  return (
    <span className={styles.price}>
      {before ? <small>{`${before} `}</small> : null}
      {figure}
      {after ? <small>{` ${after}`}</small> : null}
    </span>
  )
}
