import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { audienceOf } from '#shared/paths.ts'
import { createCache } from '#src/content/cache.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { pageQuery } from '#src/content/queries/load-page.ts'
import { shellQuery } from '#src/content/queries/load-shell.ts'
import type { sanityClient } from '#src/content/sanity-client.ts'
import { liveClient } from '#src/preview/live-client.ts'
import { markMembers, type StoredPage } from '#src/preview/members.ts'
import { Site } from '#src/Site.tsx'

/** Marks as in the editor's frame, on what is published: the sandbox lets nobody else see drafts. */
export const markingClient = liveClient.withConfig({
  perspective: 'published',
  resultSourceMap: 'withKeyArraySelector',
})

/** Every page of the CMS that is drawn whole from its document. */
export const markedPaths = (
  '/ /owner /enterprise /contractor /consultant /lender /developer /finance /project-manager ' +
  '/pricing/enterprise /pricing/premium /fee-estimator /about-us /contact /policy /referral ' +
  '/waitlist-welcome'
).split(' ')

/**
 * The page's HTML, made from what this client answers.
 * @param stored the same page as it is stored, to mark its sections as in the editor's frame
 */
export async function drawPage(
  path: string,
  client: typeof sanityClient,
  stored: StoredPage | null = null,
): Promise<string> {
  const parameters = { path, audience: audienceOf(path) }
  const answers = [client.fetch(shellQuery), client.fetch(pageQuery, parameters)]
  const [shellContent, content] = await Promise.all(answers)
  const shell = validateContent(shellContent, () => {})
  const page = markMembers(
    validateContent(content, () => {}),
    stored,
  )
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site content={createCache({ path, shell, page })} />
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
