/** Digits of every script become 0–9, everything else stays: "٤٢ km" gives "42 km". */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit)
}

/** Unicode has the digits of a script in a row from 0 to 9, and rows may follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
