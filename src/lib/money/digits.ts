/** First digit of the scripts whose digits people type: Arabic, Persian, NKo, Devanagari, full width, Adlam. */
const zeros = [0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0xff_10, 0x1_e9_50]

/** Digits of other scripts become 0–9, everything else stays: "٤٢ km" gives "42 km". */
export function asciiDigits(text: string): string {
  return Array.from(text, asciiDigit).join('')
}

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10)
  return zero === undefined ? character : String(code - zero)
}
