import { placedObjects } from '#schemas/fields/values.ts'
import { asText, isRecord } from '#shared/json.ts'
import { feeRules, formatNaira, formatPercent } from '#shared/money.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'

const startingPrice = /\b(?:from|starts? (?:at|from)) NGN ([\d,]+)/i
const fee = /([\d.]+)\s?%(?=.*\b(?:fee|cost)\b)|\bfee\b.*?([\d.]+)\s?%/i

/**
 * One sentence for each text that says another fee than the one counted with, or another starting price than
 * the cheapest plan, free or paid, has; no mistakes.
 */
export function priceAdvice(documents: StoredDocument[]): string[] {
  const amounts = documents
    .flatMap(({ _type, ['baseAmount']: amount }) =>
      _type === 'plan' && typeof amount === 'number' ? amount : [],
    )
    .toSorted((one, other) => one - other)
  const starts = [amounts[0], amounts.find((amount) => amount > 0)]
  const prices = documents.find(({ _id }) => _id === 'prices')
  const said = [
    ...documents.flatMap((document) =>
      sentencesOf(document).map((sentence) => ({ id: document._id, sentence })),
    ),
    { id: 'prices', sentence: `from ${figureOf(prices?.['software'])}` },
    { id: 'prices', sentence: `a fee of ${figureOf(prices?.['delivery'])}` },
  ]
  return said.flatMap(({ id, sentence }) => {
    const [, start] = startingPrice.exec(sentence) ?? []
    const [, before, after] = fee.exec(sentence) ?? []
    const share = before ?? after
    const right =
      start !== undefined && !starts.includes(Number(start.replaceAll(',', '')))
        ? `the cheapest plan costs ${formatNaira(starts[0] ?? 0)}`
        : share !== undefined && Number(share) / 100 !== feeRules.rate
          ? `the fee is ${formatPercent(feeRules.rate)}`
          : null
    return right ? [`${id}: "${sentence}", but ${right}.`] : []
  })
}

function figureOf(price: unknown): string {
  return isRecord(price) ? asText(price['figure']) : ''
}

function sentencesOf(document: StoredDocument): string[] {
  return placedObjects(document)
    .flatMap(({ object }) => Object.values(object).flat())
    .flatMap((value) => (typeof value === 'string' ? value.split(/(?<=[.!?:])\s+/) : []))
}
