import { useFormValue } from 'sanity'
import { FigureTable, NoFigures } from '#studio/figure-table/FigureTable.tsx'
import { priceRows } from './price-rows.ts'

/** Beside the price of a plan: the resulting prices as visitors see them. */
export function PlanPrices() {
  const rows = priceRows(useFormValue([]))
  if (rows.length === 0) {
    return <NoFigures>Visitors read the price in words: nothing is counted.</NoFigures>
  }
  return (
    <FigureTable
      columns={['Users', 'A month', 'A year, 15% saved']}
      rows={rows.map(({ users, month, year }) => [String(users), month, year])}
    />
  )
}
