import { useEffect, useRef } from 'react'
import { getPublishedId, useClient, useDocumentOperation, useEditState } from 'sanity'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { canonicalPath } from '#shared/paths.ts'
import { asText } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import { sampleSection } from '#studio/section-menu/section-menu.ts'
import { UndoRemoval } from '#studio/undo/UndoRemoval.tsx'
import { useLiveQuery } from '#studio/use-live-query.ts'
import styles from './FrameHeader.module.css'

const query = '*[_type == "page" && path == $path] | order(_id desc)[0]._id'
const listen = '*[_type == "page"]'

/**
 * The bar above the frame, without the ways out of the Studio: no address shows a draft, so a shared link
 * and a new tab would show what is published, or nothing.
 */
export function FrameHeader(props: PreviewHeaderProps) {
  const { pathname } = new URL(props.previewUrl || '/', props.targetOrigin)
  const stored = useLiveQuery(query, listen, { path: canonicalPath(pathname) })
  const id = typeof stored === 'string' ? getPublishedId(stored) : undefined
  return (
    <div className={styles.header}>
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
  const client = useClient({ apiVersion: '2025-02-19' })
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
