import type { PreviewHeaderProps } from 'sanity/presentation'
import { canonicalPath } from '../../src/lib/address/canonical-path.ts'
import { publishedId } from '../../schemas/rules/ask.ts'
import { UndoRemoval } from '../undo/UndoRemoval.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import styles from './FrameHeader.module.css'

const query = '*[_type == "page" && path == $path] | order(_id desc)[0]._id'
const listen = '*[_type == "page"]'

/**
 * The bar above the frame, without the ways out of the Studio: no address shows a draft, so a shared link
 * and a new tab would show what is published, or nothing.
 */
export function FrameHeader(props: PreviewHeaderProps) {
  const { pathname } = new URL(props.previewUrl || '/', props.targetOrigin)
  const id = useLiveQuery(query, listen, { path: canonicalPath(pathname) })
  return (
    <div className={styles.header}>
      {props.renderDefault({ ...props, canSharePreviewAccess: false })}
      {typeof id === 'string' ? <UndoRemoval key={id} id={publishedId(id)} type="page" /> : null}
    </div>
  )
}
