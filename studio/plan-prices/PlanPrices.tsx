import { useFormValue } from 'sanity'
import styles from './PlanPrices.module.css'
import { priceRows } from './price-rows.ts'

/** Beside the price of a plan: the resulting prices as visitors see them. */
export function PlanPrices() {
  const rows = priceRows(useFormValue([]))
  if (rows.length === 0) {
    return <p className={styles.none}>Visitors read the price in words: nothing is counted.</p>
  }
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>What visitors read</caption>
      <thead>
        <tr>
          <th scope="col">Users</th>
          <th scope="col">A month</th>
          <th scope="col">A year, 15% saved</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ users, month, year }) => (
          <tr key={users}>
            <th scope="row">{users}</th>
            <td>{month}</td>
            <td>{year}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
