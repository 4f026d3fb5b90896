import { queryOptions } from '@tanstack/react-query'
import { waits } from '#src/config/limits.ts'
import { paths } from '#src/config/paths.ts'
import { within } from '#src/lib/within.ts'
import { loadPrebuilt } from './prebuilt.ts'
import type { ScreenName, Screens } from './types.ts'

/**
 * The words of a page that is no document of the CMS. Null where one is missing, or where they do not
 * arrive in time: the page works without them.
 */
export function screen<Name extends ScreenName>(name: Name) {
  return queryOptions({ queryKey: ['screen', name], queryFn: () => findWords(name) })
}

/** The page at a path that has such words; under construction the sign stands elsewhere too. */
export function screenAt(path: string): ScreenName | null {
  if (path === paths.scheduler) return 'scheduler'
  return path.startsWith(`${paths.referral}/`) ? 'referral' : null
}

async function findWords<Name extends ScreenName>(name: Name): Promise<Screens[Name] | null> {
  try {
    return await within(waits.pageData, loadWords(name))
  } catch (cause) {
    console.warn(`Content: the texts of ${name} did not arrive: ${String(cause)}`)
    return null
  }
}

/** As of the build where visitors come to the page from another one, else from the content API. */
async function loadWords<Name extends ScreenName>(name: Name): Promise<Screens[Name] | null> {
  const prebuilt = name === 'scheduler' ? await loadPrebuilt<Screens[Name]>(paths.scheduler) : null
  if (prebuilt) return prebuilt
  const { loadScreen } = await import('./load-screen.ts')
  return loadScreen(name)
}
