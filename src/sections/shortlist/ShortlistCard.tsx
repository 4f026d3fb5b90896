import type { Section } from '#src/content/types.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './ShortlistCard.module.css'

/** The sample list; the chosen entry is marked by colour, a tick and a remark. */
export function ShortlistCard({ section }: { section: Section<'shortlist'> }) {
  const { listTitle, listNote, entries, footnote } = section
  if (entries.length === 0) return null
  return (
    <figure className={styles.card} data-ground="light">
      <figcaption className={styles.caption}>
        <b className={styles.title}>{listTitle}</b>
        {listNote ? <span className={styles.note}>{listNote}</span> : null}
      </figcaption>
      <ol className={styles.list}>
        {entries.map((entry, index) => (
          <li className={styles.entry} key={entry._key} data-chosen={entry.chosen || undefined}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <b className={styles.name}>
                <bdi>{entry.name}</bdi>
              </b>
              <span className={styles.detail}>{entry.detail}</span>
            </div>
            {entry.status ? (
              <span className={styles.status}>
                <Icon name={entry.chosen ? 'tick' : 'shield'} small />
                {entry.status}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {footnote ? <p className={styles.footnote}>{footnote}</p> : null}
    </figure>
  )
}
