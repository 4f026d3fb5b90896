const grouped = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })

/** Whole naira with thousands separators, without the currency: 154000000 gives "154,000,000". */
export function formatAmount(naira: number): string {
  return grouped.format(naira)
}

/** As the page writes money: "NGN 154,000,000". */
export function formatNaira(naira: number): string {
  return `NGN ${formatAmount(naira)}`
}

/** As a screen reader should say it: "154,000,000 naira". */
export function speakNaira(naira: number): string {
  return `${formatAmount(naira)} naira`
}
