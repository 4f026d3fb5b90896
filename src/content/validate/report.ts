/** Receives one sentence per broken place: document id, field path and what is wrong. */
export type Report = (sentence: string) => void

const told = new Set<string>()

/** Logs each broken place of the content once, in the browser console or the build's log. */
export const reportContent: Report = (sentence) => {
  if (told.has(sentence)) return
  told.add(sentence)
  console.warn(`Content: ${sentence}`)
}

/** All that was logged so far. */
export function leftOut(): string[] {
  return [...told]
}
