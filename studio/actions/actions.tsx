import { Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type DuplicateDocumentActionComponent,
  useClient,
  useSetPerspective,
} from 'sanity'
import { singletonTitles } from '#schemas/index.ts'
import { API, publishedId } from '#schemas/rules/context.ts'
import { addressOf } from '#studio/used-on/uses.ts'
import { copyOf, showsOthers } from './copy.ts'
import { Documents, LeaveForm } from './LeaveForm.tsx'
import { leftAddress, linkingQuery, readLinking } from './leave.ts'
import type { Leaving, Linking } from './leave.ts'

/** What an editor can do with a document of this type. */
export function documentActions(
  actions: DocumentActionComponent[],
  type: string,
  id = type,
): DocumentActionComponent[] {
  if (singletonTitles.has(type)) {
    // A translation of it can go.
    const isTranslation = publishedId(id) !== type
    return actions.filter(({ action = '' }) =>
      ['publish', 'discardChanges', 'restore', ...(isTranslation ? ['delete'] : [])].includes(
        action,
      ),
    )
  }
  return actions.map((action) => {
    if (action.action === 'duplicate') return nameCopy(action)
    if (action.action === 'discardChanges') return keepUnpublished(action)
    if (action.action === 'unpublish' || action.action === 'delete')
      return guardAddress(action, action.action)
    return action.action === 'publish' && withAddress.has(type)
      ? guardAddress(action, 'publish')
      : action
  })
}

/** Documents that visitors have an address of. */
const withAddress = new Set(['page', 'article'])

type UseAction = (props: DocumentActionProps) => DocumentActionDescription | null

/** Keeps the name by which Sanity finds an action. */
function named(useAction: UseAction, { action }: DocumentActionComponent): DocumentActionComponent {
  return Object.assign(useAction, { action })
}

/** Names a duplicate as a copy, and says what the two have in common. */
function nameCopy(useOriginal: DuplicateDocumentActionComponent): DocumentActionComponent {
  const useNamed: UseAction = (props) => {
    const { push } = useToast()
    const original = useOriginal({ ...props, mapDocument: copyOf })
    if (original === null) return null
    const onHandle = () => {
      original.onHandle?.()
      if (!showsOthers(props.draft ?? props.published)) return
      push({
        status: 'info',
        closable: true,
        duration: 15_000,
        title: 'The copy shows the same cards, people and plans.',
        description: 'A change to one of them shows in both places.',
      })
    }
    return { ...original, onHandle }
  }
  return named(useNamed, useOriginal)
}

/**
 * Offers "Discard changes" only where something published remains: otherwise the whole document goes, which
 * "Delete" says.
 */
function keepUnpublished(useOriginal: DocumentActionComponent): DocumentActionComponent {
  const useGuarded: UseAction = (props) => {
    const original = useOriginal(props)
    return props.published === null && !props.version ? null : original
  }
  return named(useGuarded, useOriginal)
}

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
function guardAddress(
  useOriginal: DocumentActionComponent,
  leaving: Leaving,
): DocumentActionComponent {
  const useGuarded: UseAction = (props) => {
    const original = useOriginal(props)
    useDraftsAfter(leaving, props.id, props.published !== null)
    const client = useClient(API)
    const [found, setFound] = useState<Linking>()
    const id = publishedId(props.id)
    const address = withAddress.has(props.type)
      ? leftAddress(leaving, props.published, props.draft)
      : undefined
    if (original === null || (leaving === 'publish' && address === undefined)) return original

    const onHandle = async () => {
      const own = [id, `drafts.${id}`]
      const answer: unknown = await client.fetch(linkingQuery, { own }, RAW).catch(() => undefined)
      const linking = readLinking(answer, id, address)
      const asks = address !== undefined && !linking.isShared
      if (asks || refusal(leaving, linking, address) !== undefined) setFound(linking)
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
        newPath={leaving === 'publish' ? addressOf(props.draft) : undefined}
        linking={found}
        confirm={texts[leaving].confirm}
        onClose={onClose}
      />
    )
    return { ...original, dialog: { type: 'dialog', header, content, onClose, width: 'medium' } }
  }
  return named(useGuarded, useOriginal)
}

/** Why a document cannot leave, and what to do instead; undefined if it can. */
function refusal(leaving: Leaving, linking: Linking, address: string | undefined) {
  const { needing, isHome, isShared } = linking
  if (isHome && !isShared) {
    const [owner, loss] =
      address === '/'
        ? ['site', 'Visitors arrive at this page first, and without it the site does not open.']
        : ['language', `The logo on all pages below ${address} leads here: take those off first.`]
    const advice =
      leaving === 'publish'
        ? `Write ${address} under Path again, then publish. For a page with another path, press Duplicate.`
        : 'To show something else there, change its sections and publish.'
    const content = (
      <Stack gap={4}>
        <Text>{loss}</Text>
        <Text>{advice}</Text>
      </Stack>
    )
    return { header: `The ${owner} needs its home page`, content }
  }
  if (leaving === 'publish' || needing.length === 0) return undefined
  const words = 'Other documents use this one. Take it out of them first:'
  return { header: `Cannot ${leaving} yet`, content: <Documents words={words} uses={needing} /> }
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
