import {
  formatAmount,
  formatNaira,
  formatPercent,
  releasesByWeek,
  wholePercent,
} from '#shared/money.ts'
import { fillIn } from '#shared/text.ts'
import { t } from '#shared/words/words.ts'
import { HouseImage } from '#src/ui/picture/Picture.tsx'
import type { House } from './weeks.ts'
import styles from './FollowHouse.module.css'

const million = 1_000_000

/** Before the scripts, and where they are off: four of the weeks, and what is released for each stage of three costs. */
export function StillWeeks({ house }: { house: House }) {
  const shares = house.weeks.map(({ share }) => share ?? 0)
  const all = shares.reduce((sum, share) => sum + share, 0)
  const costs = [house.lowCost, house.middleCost, house.highCost]
  const columns = costs.map((cost) => releasesByWeek(cost, shares))
  // The same at every cost, but for the rounding.
  const paidBy = (index: number) =>
    formatPercent(wholePercent(columns[1]?.[index]?.paid ?? 0, house.middleCost) / 100)
  return (
    <>
      <ol className={`stack-joint ${styles.weeks}`}>
        {house.weeks.map(({ built, check, listed }, index) =>
          listed ? (
            <li className="pane" key={index}>
              <HouseImage week={index + 1} />
              <div className={`stack-2 ${styles.words}`}>
                <h3>{t().labeled(`${house.weekLabel} ${index + 1}`, built)}</h3>
                <p>{t().labeled(house.checkLabel, `${check}.`)}</p>
                <p className="quiet">{fillIn(house.paidText, { percent: paidBy(index) })}</p>
              </div>
            </li>
          ) : null,
        )}
      </ol>
      <div className={styles.scrolls}>
        <table className={`pane tabular ${styles.shares}`}>
          <thead>
            <tr>
              <th scope="col">{house.weekLabel}</th>
              <th scope="col">{house.stageLabel}</th>
              <th scope="col">{house.shareLabel}</th>
              {costs.map((sum) => (
                <th scope="col" key={sum}>
                  {sum % million === 0 ? t().weeks.million(sum / million, 'NGN') : formatNaira(sum)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {house.weeks.map(({ stage, share }, index) =>
              share ? (
                <tr key={index}>
                  <td>{index + 1}</td>
                  <th scope="row" className={styles.stage}>
                    {stage}
                  </th>
                  <td>{formatPercent(share / all, 1)}</td>
                  {columns.map((sums, column) => (
                    <td key={column}>{formatAmount(sums[index]?.release ?? 0)}</td>
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
          <tfoot>
            <tr>
              <td>{house.weeks.length}</td>
              <th scope="row">{house.togetherLabel}</th>
              <td>{formatPercent(1)}</td>
              {costs.map((sum) => (
                <td key={sum}>{formatAmount(sum)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}
