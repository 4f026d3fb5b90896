import type { ItemProps } from 'sanity'
import { isRecord } from '#shared/json.ts'
import styles from './StudioItem.module.css'

/** Renders every member of every list; a hidden section is pale. */
export function StudioItem(props: ItemProps) {
  const item = props.renderDefault(props)
  return isHidden(props.value) ? <div className={styles.hidden}>{item}</div> : item
}

function isHidden(value: unknown): boolean {
  return isRecord(value) && value['hidden'] === true
}
