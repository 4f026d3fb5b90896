import { paths } from '#shared/paths.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { within } from '#src/browser/within.ts'
import { contentQuery } from './content-query.ts'
import { loadPageData } from './page-data.ts'
import { screenKey } from './screen-key.ts'
import type { ScreenName, Screens } from '#src/content/types.ts'

/**
 * The texts of a page that is not a document of the CMS. Null when one is missing or they do not arrive
 * in time: the page works without them.
 */
export function screen<Name extends ScreenName>(name: Name) {
  return contentQuery({
    queryKey: screenKey(name),
    queryFn: () => findTexts(name),
    built: ({ screens }) => screens[name],
  })
}

// On a slow line, the page without its texts is better than a longer wait.
const patience = 4000

async function findTexts<Name extends ScreenName>(name: Name): Promise<Screens[Name] | null> {
  try {
    return await within(patience, loadTexts(name))
  } catch (cause) {
    console.warn(`Content: the texts of ${name} did not arrive: ${String(cause)}`)
    return null
  }
}

/** From the build where visitors navigate to the page from another one, else from the content API. */
async function loadTexts<Name extends ScreenName>(name: Name): Promise<Screens[Name] | null> {
  const pageData = name === 'scheduler' ? await loadPageData<Screens[Name]>(paths.scheduler) : null
  if (pageData) return pageData
  const { loadScreen } = await loadChunk(
    'screen',
    () => import('#src/content/queries/load-screen.ts'),
  )
  return loadScreen(name)
}
