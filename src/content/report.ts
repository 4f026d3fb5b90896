import type { Report } from './decode.ts'

const told = new Set<string>()

/** Says each broken place of the content once, in the console or the build's log. */
export const reportContent: Report = (sentence) => {
  if (told.has(sentence)) return
  told.add(sentence)
  console.warn(`Content: ${sentence}`)
}
