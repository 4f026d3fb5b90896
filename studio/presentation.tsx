import { useEffect, useRef } from 'react'
import { useClient, useDocumentOperation, useEditState } from 'sanity'
import { defineDocuments, presentationTool } from 'sanity/presentation'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { API, publishedId } from '#schemas/rules/context.ts'
import { asText, isRecord } from '#shared/json.ts'
import { canonicalPath } from '#shared/paths.ts'
import { sampleSection } from './section-menu.ts'
import { UndoRemoval } from './undo/UndoRemoval.tsx'
import { useLiveQuery } from './use-live-query.ts'

interface Site {
  /** Where the tool opens the site. */
  previewUrl: string
  /** Every origin at which the site may be shown. */
  previewOrigins: string[]
}

const mainDocuments = defineDocuments([
  { route: '/', filter: '_type == "page" && path == "/"' },
  {
    route: ['/guides/:slug', '/:language/guides/:slug'],
    filter:
      '_type == "article" && slug.current == $slug && coalesce(language, "") in [$language, ""]',
    params: ({ params: { slug = '', language = 'en' } }) => ({ slug, language }),
  },
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

const pageAt = {
  fetch: '*[_type == "page" && path == $path] | order(_id desc)[0]._id',
  listen: '*[_type == "page"]',
}

/**
 * The bar above the frame, without the ways out of the Studio (index.html hides one of them): no address
 * shows a draft, so a shared link and a new tab would show what is published, or nothing.
 */
function FrameHeader(props: PreviewHeaderProps) {
  const { pathname } = new URL(props.previewUrl || '/', props.targetOrigin)
  const stored = useLiveQuery(pageAt, { path: canonicalPath(pathname) })
  const id = typeof stored === 'string' ? publishedId(stored) : undefined
  return (
    <div id="frame-header">
      {props.renderDefault({ ...props, canSharePreviewAccess: false })}
      {id === undefined ? null : <UndoRemoval key={`undo ${id}`} id={id} type="page" />}
      {id === undefined ? null : <FillSections key={`fill ${id}`} id={id} />}
    </div>
  )
}

/** Begins a section that was inserted in the frame as the form would: an empty one is not drawn. */
function FillSections({ id }: { id: string }) {
  const { draft } = useEditState(id, 'page')
  const { patch } = useDocumentOperation(id, 'page')
  const client = useClient(API)
  const filled = useRef(new Set<string>())
  const sections: unknown = draft?.['sections']

  useEffect(() => {
    const empty = (Array.isArray(sections) ? sections : [])
      .filter(isRecord)
      .filter((section) => Object.keys(section).every((field) => field.startsWith('_')))
    for (const { _key, _type } of empty) {
      const key = asText(_key)
      if (filled.current.has(key)) continue
      filled.current.add(key)
      void sampleSection(client, asText(_type)).then((sample) =>
        patch.execute([{ set: { [`sections[_key=="${key}"]`]: { ...sample, _key, _type } } }]),
      )
    }
  }, [sections, client, patch])
  return null
}
