/** Told once per broken place: document id, field path and what is wrong, as a sentence. */
export type Report = (sentence: string) => void

const told = new Set<string>()

/** Says each broken place of the content once, in the console or the build's log. */
export const reportContent: Report = (sentence) => {
  if (told.has(sentence)) return
  told.add(sentence)
  console.warn(`Content: ${sentence}`)
}
