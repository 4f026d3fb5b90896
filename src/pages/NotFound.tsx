import type { Settings } from '#src/content/types.ts'
import { PageName } from '#src/layout/PageName.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { NotFoundBand } from './not-found/NotFoundBand.tsx'

/** The not-found page, for a path that neither the code nor the CMS knows. */
export function NotFound({ settings }: { settings: Settings | null }) {
  return (
    <>
      <PageName of="Page not found" settings={settings} />
      <NotFoundBand />
      <RestOfStyles />
    </>
  )
}
