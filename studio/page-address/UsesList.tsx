import { IntentLink } from 'sanity/router'
import type { Use } from '#studio/used-on/uses.ts'
import styles from './LeaveForm.module.css'

/** A sentence and a list of documents, each with a link to its form. */
export function UsesList({ words, uses }: { words: string; uses: Use[] }) {
  return (
    <div className={styles.words}>
      <p>{words}</p>
      <ul>
        {uses.map(({ id, type, title, isDraft }) => (
          <li key={id}>
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
            {isDraft ? ' (not published)' : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
