import { useFormValue } from 'sanity'
import { FigureTable, NoFigures } from '#studio/figure-table/FigureTable.tsx'
import { weekRows } from './week-rows.ts'

/** Beside the weeks of a house: what is paid by the end of each, as visitors see it. */
export function HouseWeeks() {
  const rows = weekRows(useFormValue([]))
  if (rows.length === 0) return <NoFigures>Without weeks the house is not shown.</NoFigures>
  return <FigureTable columns={['Week', 'Built', 'Paid so far', 'Of the budget']} rows={rows} />
}
