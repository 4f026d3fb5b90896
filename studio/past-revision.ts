import type { RequestHandler } from '@sanity/client'

const REVISION_OF_DRAFT = /(\/data\/history\/[^/]+\/documents\/)drafts\.([^,?]+\?(?:.*&)?revision=)/

/**
 * Responds for a draft with what was published at that revision. The Studio lists the revisions of a
 * draft and of its published document as one history, but requests each of them from the draft only.
 */
export const findPastRevision: RequestHandler = async (request, next) => {
  const answer = await next(request)
  const published = request.url?.replace(REVISION_OF_DRAFT, '$1$2')
  if (published === undefined || published === request.url || !isEmpty(answer)) return answer
  return next({ ...request, url: published })
}

function isEmpty(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('documents' in answer)) return false
  return Array.isArray(answer.documents) && answer.documents.length === 0
}
