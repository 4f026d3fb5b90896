import { defineDocuments, presentationTool } from 'sanity/presentation'
import { canonicalPath } from '#shared/paths.ts'
import { FrameHeader } from './FrameHeader.tsx'

interface Site {
  /** Where the tool opens the site. */
  previewUrl: string
  /** Every origin at which the site may be shown. */
  previewOrigins: string[]
}

const mainDocuments = defineDocuments([
  { route: '/', filter: '_type == "page" && path == "/"' },
  {
    route: '/*',
    filter: '_type == "page" && path == $path',
    params: ({ path }) => ({ path: canonicalPath(path) }),
  },
])

/** The site in a frame: a click on a text or image opens its field, and edits show at once. */
export function presentation({ previewUrl, previewOrigins }: Site) {
  return presentationTool({
    previewUrl,
    allowOrigins: previewOrigins,
    resolve: { mainDocuments },
    components: { unstable_header: { component: FrameHeader } },
  })
}
