import type { Settings } from '#src/content/types.ts'

interface PageNameProps {
  of: string
  settings: Settings | null
}

/** The title of a page that has no document in the CMS; it asks search engines not to index the page. */
export function PageName({ of: name, settings }: PageNameProps) {
  return (
    <>
      <title>{settings ? `${name} | ${settings.title}` : name}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
