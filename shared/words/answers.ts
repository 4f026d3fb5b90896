import { answerLoaders } from './answers.generated.ts'
import type { Answers } from './en.ts'
import { loadOf } from './words.ts'

export type { Answers }

/** What the lead service says in the language of a request, as a browser or the site names it. */
export function loadAnswers(language = ''): Promise<Answers> {
  return loadOf(answerLoaders, language)
}
