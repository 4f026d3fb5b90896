import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { publishedId } from '#schemas/rules/context.ts'
import type { Replacement } from './replace-texts.ts'
import styles from './TextsTool.module.css'

/** The drafts that a replacement has changed, each with a link to where it is read and published. */
export function ChangedDrafts({ replacement: { drafts } }: { replacement: Replacement }) {
  const schema = useSchema()
  return (
    <section aria-label="Changed drafts" className={styles.changed}>
      <h2 className={styles.name}>Changed drafts: read and publish each</h2>
      <ul className={styles.list}>
        {drafts.map(({ id, type, title }) => (
          <li key={id}>
            <IntentLink
              className={styles.link}
              intent="edit"
              params={{ id: publishedId(id), type }}
            >
              {/* A document that there is only one of has no other name than its type's. */}
              {title === type ? schema.get(type)?.title : title}
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
