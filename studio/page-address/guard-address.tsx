import { useEffect, useRef, useState } from 'react'
import { useClient, useSetPerspective, type DocumentActionComponent } from 'sanity'
import { publishedId } from '../../schemas/rules/ask.ts'
import { asText } from '../../schemas/fields/values.ts'
import { LeaveForm } from './LeaveForm.tsx'
import { leftAddress, type Leaving } from './leave.ts'
import { type Linking, linkingQuery, readLinking } from './linking.ts'
import { UsesList } from './UsesList.tsx'

const CLIENT = { apiVersion: '2025-02-19' }
const RAW = { perspective: 'raw', tag: 'studio.linking' } as const
const texts = {
  publish: { header: 'This page gets another address', confirm: 'Publish' },
  unpublish: { header: 'Take this page from the site?', confirm: 'Unpublish' },
  delete: { header: 'Delete this page?', confirm: 'Delete' },
}

/** Prevents deleting a document that others refer to, and warns before a page leaves its address. */
export function guardActions(
  actions: DocumentActionComponent[],
  isPage: boolean,
): DocumentActionComponent[] {
  return actions.map((action) => {
    const { action: name } = action
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
      const blocks = leaving !== 'publish' && linking.needing.length > 0
      if (blocks || address !== undefined) setFound(linking)
      else original.onHandle?.()
    }
    if (found === undefined) return { ...original, onHandle: () => void onHandle() }

    const onClose = () => setFound(undefined)
    const blocked = leaving !== 'publish' && found.needing.length > 0
    const header = blocked ? `Cannot ${leaving} yet` : texts[leaving].header
    const content = blocked ? (
      <UsesList
        words="Other documents use this one. Take it out of them first:"
        uses={found.needing}
      />
    ) : (
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
