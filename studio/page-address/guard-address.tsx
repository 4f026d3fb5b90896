import { useEffect, useRef, useState } from 'react'
import { useClient, useSetPerspective, type DocumentActionComponent } from 'sanity'
import { publishedId } from '#schemas/rules/context.ts'
import { asText } from '#schemas/fields/values.ts'
import { LeaveForm } from './LeaveForm.tsx'
import { leftAddress, type Leaving } from './leave.ts'
import { HOME, type Linking, linkingQuery, readLinking } from './linking.ts'
import { UsesList } from './UsesList.tsx'
import styles from './LeaveForm.module.css'

const CLIENT = { apiVersion: '2025-02-19' }
const RAW = { perspective: 'raw', tag: 'studio.linking' } as const
const texts = {
  publish: { header: 'This page gets another address', confirm: 'Publish' },
  unpublish: { header: 'Take this page from the site?', confirm: 'Unpublish' },
  delete: { header: 'Delete this page?', confirm: 'Delete' },
}

/**
 * Prevents deleting a document that others refer to and leaving the site without a home page, and warns
 * before a page leaves its address.
 */
export function guardActions(
  actions: DocumentActionComponent[],
  isPage: boolean,
): DocumentActionComponent[] {
  return actions.map((action) => {
    const { action: name } = action
    if (name === 'discardChanges') return keepUnpublished(action)
    if (name === 'unpublish' || name === 'delete') return guardAddress(action, name)
    return name === 'publish' && isPage ? guardAddress(action, name) : action
  })
}

function guardAddress(
  useOriginal: DocumentActionComponent,
  leaving: Leaving,
): DocumentActionComponent {
  const useGuarded: DocumentActionComponent = (props) => {
    const original = useOriginal(props)
    useDraftsAfter(leaving, props.id, props.published !== null)
    const client = useClient(CLIENT)
    const [found, setFound] = useState<Linking>()
    const id = publishedId(props.id)
    const isPage = props.type === 'page'
    const address = isPage ? leftAddress(leaving, props.published, props.draft) : undefined
    if (original === null || (leaving === 'publish' && address === undefined)) return original

    const onHandle = async () => {
      const own = [id, `drafts.${id}`]
      const answer: unknown = await client.fetch(linkingQuery, { own }, RAW).catch(() => undefined)
      const linking = readLinking(answer, id, address)
      const isOpen = refusal(leaving, linking, address) !== undefined
      const asks = address !== undefined && !(address === HOME && linking.hasHome)
      if (isOpen || asks) setFound(linking)
      else original.onHandle?.()
    }
    if (found === undefined) return { ...original, onHandle: () => void onHandle() }

    const onClose = () => setFound(undefined)
    const refused = refusal(leaving, found, address)
    const header = refused?.header ?? texts[leaving].header
    const content = refused?.content ?? (
      <LeaveForm
        leaving={leaving}
        id={id}
        hasDraft={props.draft !== null}
        address={address ?? ''}
        newPath={leaving === 'publish' ? asText(props.draft?.['path']) : undefined}
        linking={found}
        confirm={texts[leaving].confirm}
        onClose={onClose}
      />
    )
    return { ...original, dialog: { type: 'dialog', header, content, onClose, width: 'medium' } }
  }
  return Object.assign(useGuarded, { action: useOriginal.action })
}

/** Why a document cannot leave, and what to do instead; undefined if it can. */
function refusal(leaving: Leaving, { needing, hasHome }: Linking, address: string | undefined) {
  if (address === HOME && !hasHome) {
    return { header: 'The site needs its home page', content: <HomeStays leaving={leaving} /> }
  }
  if (leaving === 'publish' || needing.length === 0) return undefined
  const words = 'Other documents use this one. Take it out of them first:'
  return { header: `Cannot ${leaving} yet`, content: <UsesList words={words} uses={needing} /> }
}

function HomeStays({ leaving }: { leaving: Leaving }) {
  return (
    <div className={styles.words}>
      <p>Visitors arrive at this page first, and without it the site does not open.</p>
      <p>
        {leaving === 'publish'
          ? 'Write / under Path again, then publish. For a page with another path, press Duplicate.'
          : 'To show something else there, change its sections and publish.'}
      </p>
    </div>
  )
}

/**
 * Offers "Discard changes" only where something published remains: otherwise the whole document goes, which
 * "Delete" says.
 */
function keepUnpublished(useOriginal: DocumentActionComponent): DocumentActionComponent {
  const useGuarded: DocumentActionComponent = (props) => {
    const original = useOriginal(props)
    return props.published === null && !props.version ? null : original
  }
  return Object.assign(useGuarded, { action: useOriginal.action })
}

/**
 * Shows drafts again once a document has left the site. "Unpublish" is offered among published documents
 * alone, where nothing can be edited: an editor who stays there finds every form read-only.
 */
function useDraftsAfter(leaving: Leaving, id: string, isPublished: boolean): void {
  const setPerspective = useSetPerspective()
  const before = useRef({ id, isPublished })
  useEffect(() => {
    const hasLeft = before.current.id === id && before.current.isPublished && !isPublished
    before.current = { id, isPublished }
    if (hasLeft && leaving !== 'publish') setPerspective(undefined)
  }, [leaving, id, isPublished, setPerspective])
}
