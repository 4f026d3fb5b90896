import { set, type StringInputProps, useFormValue } from 'sanity'
import { publishedId } from '#schemas/rules/context.ts'
import { asText } from '#schemas/fields/values.ts'
import { notItself, publicPathListen, publicPathQuery } from '#studio/used-on/uses.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'
import styles from './PathInput.module.css'
import { suggestPath } from './suggest-path.ts'

const OTHERS = `_type in ["page", "redirect"] && ${notItself}`
const TAKEN = `*[${OTHERS} && defined(coalesce(path, from))]{"path": coalesce(path, from)}.path`
const LISTEN = `*[${OTHERS}]`

/** The path of a page, with one made from its title until the page is published. */
export function PathInput(props: StringInputProps) {
  const { value, onChange, readOnly } = props
  const id = publishedId(asText(useFormValue(['_id'])))
  const title = asText(useFormValue(['title']))
  const taken = useLiveQuery(TAKEN, LISTEN, { id })
  const isPublished = useLiveQuery(publicPathQuery, publicPathListen, { id }) !== null
  const path = Array.isArray(taken) ? suggestPath(title, taken) : undefined
  const isOffered = path !== undefined && path !== value && !isPublished && readOnly !== true
  return (
    <div className={styles.path}>
      {props.renderDefault(props)}
      {isOffered ? (
        <button
          type="button"
          className={styles.suggest}
          data-testid="suggest-path"
          onClick={() => onChange(set(path))}
        >
          From the title: <b>{path}</b>
        </button>
      ) : null}
    </div>
  )
}
