const openers = ['“', '‘', '«', '„', '‹', '「']

/** The words in typographic marks; straight ones are replaced, marks of another language are kept. */
export function quoted(message: string): string {
  const words = message.trim().replace(/^"(.*)"$/s, '$1')
  return openers.some((mark) => words.startsWith(mark)) ? words : `“${words}”`
}
