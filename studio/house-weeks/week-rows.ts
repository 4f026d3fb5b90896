import { asText } from '#schemas/fields/values.ts'
import { releaseStates } from '#schemas/fields/choices.ts'
import { isRecord } from '#shared/json.ts'
import { formatNaira, paidByWeek, wholePercent } from '#shared/money.ts'

/** Number, text, sum and share of each week, by the site's own formula; empty without weeks. */
export function weekRows(house: unknown): string[][] {
  if (!isRecord(house) || !Array.isArray(house['weeks'])) return []
  const budget = asNumber(house['budget']) ?? 0
  const weeks = house['weeks'].filter(isRecord)
  const paid = paidByWeek(
    weeks.map((week) => ({
      release: releaseStates.find((state) => state === week['release']) ?? 'none',
      amount: asNumber(week['amount']),
    })),
  )
  return weeks.map((week, index) => {
    const sum = paid[index] ?? 0
    const share = `${wholePercent(sum, budget)}%`
    return [String(index + 1), asText(week['built']), formatNaira(sum), share]
  })
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
