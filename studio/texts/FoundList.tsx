import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { publishedId } from '#schemas/rules/context.ts'
import { titleOf, type Found, type StoredDocument } from './find-texts.ts'
import styles from './TextsTool.module.css'

interface FoundListProps {
  found: Found[]
  /** The ids of the texts with a tick. */
  chosen: ReadonlySet<string>
  onChoose: (ids: string[], isChosen: boolean) => void
}

/** The sentences that hold the phrase, by document, each with a tick and a link to its field. */
export function FoundList({ found, chosen, onChoose }: FoundListProps) {
  const schema = useSchema()
  const documents = [...new Set(found.map(({ document }) => document))]
  const all = found.map(({ id }) => id)
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={chosen.size === all.length}
          onChange={({ currentTarget }) => onChoose(all, currentTarget.checked)}
        />
        All
      </label>
      {documents.map((document) => (
        <section key={document._id} className={styles.document}>
          <h2 className={styles.name}>
            {titleOf(document)}{' '}
            <small>
              {schema.get(document._type)?.title}
              {document._id.startsWith('drafts.') ? ', draft' : ''}
            </small>
          </h2>
          <ul className={styles.list}>
            {found
              .filter((one) => one.document === document)
              .map((one) => (
                <li key={one.id} className={styles.row}>
                  <label className={styles.sentence}>
                    <input
                      type="checkbox"
                      checked={chosen.has(one.id)}
                      onChange={({ currentTarget }) => onChoose([one.id], currentTarget.checked)}
                    />
                    <span>
                      <Sentences of={one.sentences} />
                    </span>
                  </label>
                  <FieldLink document={document} field={one} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Sentences({ of: sentences }: { of: Found['sentences'] }) {
  return sentences.map(([before, match, after], index) => (
    // Two sentences of one text may be the same.
    <span key={index} className={styles.part}>
      {before}
      <mark>{match}</mark>
      {after}
    </span>
  ))
}

function FieldLink({ document, field }: { document: StoredDocument; field: Found }) {
  const id = publishedId(document._id)
  // A span has no field of its own in the form: its block does.
  const path = field.path.replace(/\.children\[[^\]]*\]\.text$/, '')
  return (
    <IntentLink className={styles.link} intent="edit" params={{ id, type: document._type, path }}>
      {field.titles.join(' › ')}
    </IntentLink>
  )
}
