import { getPublishedId } from 'sanity'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { canonicalPath } from '#shared/paths.ts'
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
      {id === undefined ? null : <UndoRemoval key={id} id={id} type="page" />}
    </div>
  )
}
