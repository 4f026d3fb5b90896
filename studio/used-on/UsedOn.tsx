import type { ReactNode } from 'react'
import { useFormValue } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { IntentLink } from 'sanity/router'
import { publishedId } from '#schemas/rules/context.ts'
import { siteAddress } from '#studio/site-address.ts'
import { redirectTo } from '#studio/templates/templates.ts'
import { SiteLink, UsesOf } from './UsesOf.tsx'
import { useLiveQuery } from '#studio/use-live-query.ts'
import styles from './UsedOn.module.css'
import { describeLink } from '#schemas/fields/link-fields.ts'
import { asText } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import {
  isShownOnPages,
  linkingListen,
  linkingQuery,
  publicPathListen,
  publicPathQuery,
  readUses,
  usesListen,
  usesQuery,
} from './uses.ts'

const EVERYWHERE = ['siteSettings', 'navigation']

/** Above a form: what shows this document or links to it, and the address of a page. */
export function UsedOn({ type }: { type: string }) {
  if (type === 'page') return <Address />
  if (type === 'redirect') return <RedirectSummary />
  if (EVERYWHERE.includes(type)) return <Note>Shown on every page</Note>
  return isShownOnPages(type) ? <Uses type={type} /> : null
}

function Address() {
  const id = usePublishedId()
  const draftPath = useFormValue(['path'])
  const isInPresentation = usePresentationParams(false) !== null
  const path = useLiveQuery(publicPathQuery, publicPathListen, { id })
  const answer = useLiveQuery(linkingQuery, linkingListen, { id })
  if (path === undefined) return null
  return (
    <section className={styles.row} aria-label="Used on">
      {typeof path === 'string' ? (
        <>
          <span className={styles.label}>On the site</span>
          <SiteLink path={path}>{siteAddress(path)}</SiteLink>
        </>
      ) : (
        <span className={styles.label}>Not on the site: visitors see it once it is published.</span>
      )}
      {isInPresentation || typeof draftPath !== 'string' ? null : (
        <IntentLink
          className={styles.link}
          intent="edit"
          params={{ id, type: 'page', mode: 'presentation', preview: draftPath }}
        >
          Open in Presentation
        </IntentLink>
      )}
      {typeof path === 'string' ? (
        <IntentLink className={styles.link} intent="create" params={redirectTo(id)}>
          Send an old address here
        </IntentLink>
      ) : null}
      {answer === undefined ? null : (
        <UsesOf words="Linked from" nothing="nothing yet" uses={readUses(answer, undefined)} />
      )}
    </section>
  )
}

/** Shown while typing: a redirect has no effect before it is published and the site is rebuilt. */
function RedirectSummary() {
  const from = useFormValue(['from'])
  const value = useFormValue(['to'])
  const link = isRecord(value) ? value : {}
  const page = isRecord(link['page']) ? asText(link['page']['_ref']) : ''
  const path = useLiveQuery(publicPathQuery, publicPathListen, { id: page })
  const isPublished = useLiveQuery(publicPathQuery, publicPathListen, { id: usePublishedId() })
  const to = describeLink({ ...link, page: path })
  if (typeof from !== 'string' || to === '' || isPublished === undefined) return null
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
      <UsesOf words="Used on" nothing="no page yet" uses={uses} />
      {uses.length > 1 ? (
        <span className={styles.label}>A change here shows on all of them.</span>
      ) : null}
    </section>
  )
}

function usePublishedId(): string {
  return publishedId(String(useFormValue(['_id'])))
}
