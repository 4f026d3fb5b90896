/**
 * A text with one kind of line break, and without control and format characters such as U+202E, which
 * shows what follows it backward. Joiners stay: letters of some scripts and emoji need them.
 */
export function visible(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '')
}
