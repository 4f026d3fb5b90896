import { loadOf } from './catalog.ts'
import type { Answers } from './en.ts'

export type { Answers }

const answers = {
  en: async () => (await import('./en.ts')).enAnswers,
  fr: async () => (await import('./fr.ts')).frAnswers,
  pt: async () => (await import('./pt.ts')).ptAnswers,
  sw: async () => (await import('./sw.ts')).swAnswers,
  ar: async () => (await import('./ar.ts')).arAnswers,
}

/** What the lead service says in the language of a request, as a browser or the site names it. */
export function loadAnswers(language = ''): Promise<Answers> {
  return loadOf(answers, language)
}
