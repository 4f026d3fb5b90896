import { answerWordsQuery } from '#shared/leads/answer-words.ts'
import { fetchContent } from '#src/content/client.ts'

/** What editors have written for the answers by email, in every language, for the lead service. */
export async function loadAnswerWords(): Promise<unknown> {
  return (await fetchContent<unknown>(answerWordsQuery)) ?? []
}
