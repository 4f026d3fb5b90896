import type { ReactNode } from 'react'
import { useFormValue } from 'sanity'
import { IntentLink } from 'sanity/router'
import { publishedId } from '../../schemas/rules/ask.ts'
import { siteAddress } from '../site-address.ts'
import { useLiveQuery } from '../use-live-query.ts'
import styles from './UsedOn.module.css'
import {
  isShownOnPages,
  publicPathListen,
  publicPathQuery,
  readUses,
  type Use,
  usesListen,
  usesQuery,
} from './uses.ts'

const EVERYWHERE = ['siteSettings', 'navigation']

/** Above a form: the pages that show this document, or the address of the page that it is. */
export function UsedOn({ type }: { type: string }) {
  if (type === 'page') return <Address />
  if (type === 'redirect') return <RedirectSummary />
  if (EVERYWHERE.includes(type)) return <Note>Shown on every page</Note>
  return isShownOnPages(type) ? <Uses type={type} /> : null
}

function Address() {
  const id = usePublishedId()
  const path = useLiveQuery(publicPathQuery, publicPathListen, { id })
  if (path === undefined) return null
  return (
    <p className={styles.row}>
      {typeof path === 'string' ? (
        <>
          <span className={styles.label}>On the site</span>
          <SiteLink path={path}>{siteAddress(path)}</SiteLink>
        </>
      ) : (
        <span className={styles.label}>Not on the site: visitors see it once it is published.</span>
      )}
    </p>
  )
}

/** Shown while typing: a redirect has no effect before it is published and the site is rebuilt. */
function RedirectSummary() {
  const from = useFormValue(['from'])
  const to = useFormValue(['to'])
  const isPublished = useLiveQuery(publicPathQuery, publicPathListen, { id: usePublishedId() })
  if (typeof from !== 'string' || typeof to !== 'string' || isPublished === undefined) return null
  return (
    <Note>
      {isPublished === null ? 'Once published, leads' : 'Leads'} visitors from {from} to {to}
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.row}>
      <span className={styles.label}>{children}</span>
    </p>
  )
}

function Uses({ type }: { type: string }) {
  const id = usePublishedId()
  const audience = useFormValue(['audience'])
  const alsoFor = useFormValue(['alsoFor'])
  const answer = useLiveQuery(usesQuery, usesListen, { id, type })
  if (answer === undefined) return null
  const uses = readUses(answer, [audience, ...(Array.isArray(alsoFor) ? alsoFor : [])])
  return (
    <section className={styles.row} aria-label="Used on">
      <span className={styles.label}>Used on</span>
      {uses.length === 0 ? (
        <span className={styles.label}>no page yet</span>
      ) : (
        <ul className={styles.list}>
          {uses.map((use) => (
            <li className={styles.use} key={use.id}>
              <IntentLink
                className={styles.link}
                intent="edit"
                params={{ id: use.id, type: use.type }}
              >
                {use.title}
              </IntentLink>
              <Whereabouts use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function usePublishedId(): string {
  return publishedId(String(useFormValue(['_id'])))
}

function Whereabouts({ use: { isDraft, path } }: { use: Use }) {
  if (isDraft) return <span className={styles.label}>(not published)</span>
  return path === undefined ? null : <SiteLink path={path}>{path}</SiteLink>
}

function SiteLink({ path, children }: { path: string; children: string }) {
  return (
    <a className={styles.address} href={siteAddress(path)} target="_blank" rel="noreferrer">
      {children} <span aria-hidden>↗</span>
    </a>
  )
}
