import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useFormValue, useSchema } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { IntentLink } from 'sanity/router'
import { singletonTitles } from '#schemas/index.ts'
import { describeLink } from '#schemas/fields/link-fields.ts'
import { publishedId } from '#schemas/rules/context.ts'
import { formatDay } from '#shared/dates.ts'
import { asText, isRecord } from '#shared/json.ts'
import { counted } from '#shared/text.ts'
import { siteAddress } from '#studio/environment.ts'
import { redirectTo } from '#studio/templates.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'
import { addressOf, linking, published, readUses, type Use, uses } from './uses.ts'

/** Above a form: what shows this document or links to it, and the address of a page or guide. */
export function UsedOn({ type }: { type: string }) {
  if (type === 'page' || type === 'article') return <Address type={type} />
  if (type === 'redirect') return <RedirectSummary />
  if (type === 'siteSettings' || type === 'navigation') return <Row>Shown on every page</Row>
  return singletonTitles.has(type) ? null : <Uses type={type} />
}

/** A framed line above a form. */
export function Row({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Box marginBottom={4}>
      <Card as={label ? 'section' : 'div'} aria-label={label} border padding={3} radius={2}>
        <Text as="div" size={1} muted>
          <Stack gap={3}>{children}</Stack>
        </Text>
      </Card>
    </Box>
  )
}

function Address({ type }: { type: string }) {
  const id = usePublishedId()
  const draft = useFormValue([])
  const isInPresentation = usePresentationParams(false) !== null
  const found = useLiveQuery(published, { id })
  const answer = useLiveQuery(linking, { id })
  if (found === undefined) return null
  const row = isRecord(found) ? found : {}
  const path = addressOf(row)
  const draftPath = isRecord(draft) ? addressOf(draft) : undefined
  return (
    <Row label="Used on">
      <Flex gap={3} wrap="wrap">
        {path === undefined ? (
          'Not on the site: visitors see it once it is published.'
        ) : (
          <span>
            On the site {typeof row['day'] === 'string' ? `from ${formatDay(row['day'])} on ` : ''}
            <SiteLink path={path}>{siteAddress(path)}</SiteLink>
          </span>
        )}
        {isInPresentation || draftPath === undefined ? null : (
          <IntentLink intent="edit" params={{ id, type, mode: 'presentation', preview: draftPath }}>
            Open in Presentation
          </IntentLink>
        )}
        {path ? (
          <IntentLink intent="create" params={redirectTo(id)}>
            Send an old address here
          </IntentLink>
        ) : null}
      </Flex>
      {answer === undefined ? null : (
        <UsesOf words="Linked from" nothing="nothing yet" uses={readUses(answer)} />
      )}
    </Row>
  )
}

/** Shown while typing: a redirect has no effect before it is published and the site is rebuilt. */
function RedirectSummary() {
  const from = useFormValue(['from'])
  const value = useFormValue(['to'])
  const link = isRecord(value) ? value : {}
  const page = isRecord(link['page']) ? asText(link['page']['_ref']) : ''
  const target = useLiveQuery(published, { id: page })
  const current = useLiveQuery(published, { id: usePublishedId() })
  const to = describeLink({ ...link, page: isRecord(target) ? addressOf(target) : '' })
  if (typeof from !== 'string' || to === '' || current === undefined) return null
  return (
    <Row>
      {current === null ? 'Once published, leads' : 'Leads'} visitors from {from} to {to}
    </Row>
  )
}

function Uses({ type }: { type: string }) {
  const id = usePublishedId()
  const audience = useFormValue(['audience'])
  const alsoFor = useFormValue(['alsoFor'])
  const answer = useLiveQuery(uses, { id, type })
  if (answer === undefined) return null
  const found = readUses(answer, [audience, ...(Array.isArray(alsoFor) ? alsoFor : [])])
  return (
    <Row label="Used on">
      <UsesOf words="Used on" nothing="no page yet" uses={found} />
      {found.length > 1 ? 'A change here shows on all of them.' : null}
    </Row>
  )
}

interface UsesOfProps {
  words: string
  /** Shown when there are no uses. */
  nothing: string
  uses: Use[]
}

/** Documents, each with a link to its form. More than three would push the form out of the window. */
function UsesOf({ words, nothing, uses: found }: UsesOfProps) {
  if (found.length === 0) return `${words} ${nothing}`
  const list = <UsesList uses={found} />
  if (found.length > 3) {
    return (
      <details>
        <summary>
          {words} {counted(found.length, 'document')}
        </summary>
        {list}
      </details>
    )
  }
  return (
    <>
      {words} {list}
    </>
  )
}

/** Documents, each with a link to its form and, for a published page, to the site. */
export function UsesList({ uses: found }: { uses: Use[] }) {
  const schema = useSchema()
  return (
    <Flex as="ul" gap={3} padding={0} margin={0} wrap="wrap" style={{ listStyle: 'none' }}>
      {found.map((use) => (
        <li key={use.id}>
          <IntentLink intent="edit" params={{ id: use.id, type: use.type }}>
            {use.title}
          </IntentLink>
          <Whereabouts use={use} kind={schema.get(use.type)?.title} />
        </li>
      ))}
    </Flex>
  )
}

function Whereabouts({ use, kind }: { use: Use; kind: string | undefined }) {
  if (use.isDraft) return ' (not published)'
  if (use.path !== undefined) {
    return (
      <>
        {' '}
        <SiteLink path={use.path}>{use.path}</SiteLink>
      </>
    )
  }
  // A page and the text on it may have the same title; a translation adds its language.
  return kind === undefined || use.title.startsWith(kind) ? null : ` ${kind}`
}

function SiteLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={siteAddress(path)} target="_blank" rel="noreferrer">
      {children} <span aria-hidden>↗</span>
    </a>
  )
}

function usePublishedId(): string {
  return publishedId(String(useFormValue(['_id'])))
}
