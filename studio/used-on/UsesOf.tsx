import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { counted } from '#shared/text.ts'
import { siteAddress } from '#studio/site-address.ts'
import styles from './UsedOn.module.css'
import type { Use } from './uses.ts'

interface UsesOfProps {
  words: string
  /** Shown when there are no uses. */
  nothing: string
  uses: Use[]
}

/** As many as fit into a line or two; more of them would push the form out of the window. */
const FEW = 3

/** Documents, each with a link to its form and, for a published page, to the site. */
export function UsesOf({ words, nothing, uses }: UsesOfProps) {
  if (uses.length > FEW) {
    return (
      <details className={styles.many}>
        <summary className={styles.label}>
          {words} {counted(uses.length, 'document')}
        </summary>
        <List uses={uses} />
      </details>
    )
  }
  return (
    <div className={styles.uses}>
      <span className={styles.label}>{words}</span>
      {uses.length === 0 ? <span className={styles.label}>{nothing}</span> : <List uses={uses} />}
    </div>
  )
}

function List({ uses }: { uses: Use[] }) {
  return (
    <ul className={styles.list}>
      {uses.map((use) => (
        <li className={styles.use} key={use.id}>
          <IntentLink className={styles.link} intent="edit" params={{ id: use.id, type: use.type }}>
            {use.title}
          </IntentLink>
          <Whereabouts use={use} />
        </li>
      ))}
    </ul>
  )
}

function Whereabouts({ use: { isDraft, path, type, title } }: { use: Use }) {
  const kind = useSchema().get(type)?.title
  if (isDraft) return <span className={styles.label}>(not published)</span>
  if (path !== undefined) return <SiteLink path={path}>{path}</SiteLink>
  // A page and the text on it may have the same title.
  return kind === undefined || kind === title ? null : <span className={styles.label}>{kind}</span>
}

/** A link to a page of the site. */
export function SiteLink({ path, children }: { path: string; children: string }) {
  return (
    <a className={styles.address} href={siteAddress(path)} target="_blank" rel="noreferrer">
      {children} <span aria-hidden>↗</span>
    </a>
  )
}
