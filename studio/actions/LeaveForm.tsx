import { Button, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useState } from 'react'
import { useClient } from 'sanity'
import { API } from '#schemas/rules/context.ts'
import { checkLink } from '#schemas/rules/rules.ts'
import { UsesList } from '#studio/used-on/UsedOn.tsx'
import type { Use } from '#studio/used-on/uses.ts'
import { endOf, leaveActions, type Leaving, type Linking, linkTo } from './leave.ts'

interface LeaveFormProps {
  leaving: Leaving
  /** Of the published page. */
  id: string
  hasDraft: boolean
  /** The address that visitors know and that will be empty. */
  address: string
  /** Where the page goes; undefined for one that goes away. */
  newPath: string | undefined
  linking: Linking
  /** The button's label. */
  confirm: string
  onClose: () => void
}

const done = { publish: 'Published', unpublish: 'Unpublished', delete: 'Deleted' }

/** Shows what links to an address that a page leaves, and redirects its visitors. */
export function LeaveForm(props: LeaveFormProps) {
  const { leaving, id, hasDraft, address, newPath, linking, confirm, onClose } = props
  const client = useClient(API)
  const [redirects, setRedirects] = useState(true)
  const [to, setTo] = useState(newPath ?? '/')
  const { push } = useToast()
  const [fault, setFault] = useState<string>()
  const { leading } = linking
  const pages = new Map(linking.pages)
  if (newPath !== undefined) pages.set(newPath, id)
  // A redirect from the page's new path would hide the page.
  const obsolete = linking.redirects.filter(({ from }) => from === newPath)
  const others = linking.redirects.filter(
    (one) => !obsolete.includes(one) && !leading.includes(one),
  )
  const target = findTarget(to, address, others)
  const problem = redirects && 'problem' in target ? target.problem : fault
  const end = redirects && 'end' in target ? target.end : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    const redirect =
      end === undefined
        ? undefined
        : { id: `redirect-${crypto.randomUUID()}`, from: address, to: linkTo(end, pages) }
    try {
      await client.action(
        leaveActions({ leaving, publishedId: id, hasDraft, redirect, leading, obsolete }),
      )
      const fate = end === undefined ? 'read “Page not found”' : `are sent to ${end}`
      push({ status: 'success', title: `${done[leaving]}. Visitors of ${address} ${fate}.` })
      onClose()
    } catch (error) {
      setFault(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <LinkingLists linking={linking} address={address} goesAway={newPath === undefined} />
        <Flex as="label" align="center" gap={2}>
          <Checkbox
            checked={redirects}
            onChange={(event) => setRedirects(event.currentTarget.checked)}
          />
          <Text>Send visitors of {address} to another address</Text>
        </Flex>
        {redirects ? (
          <Stack as="label" gap={2}>
            <Text size={1}>New address</Text>
            <TextInput
              list="leave-pages"
              value={to}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
            <datalist id="leave-pages">
              {[...pages.keys()].map((path) => (
                <option key={path}>{path}</option>
              ))}
            </datalist>
          </Stack>
        ) : (
          <Text>Without a redirect those visitors read “Page not found”.</Text>
        )}
        {problem === undefined ? null : <Text role="alert">{problem}</Text>}
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          <Button
            type="submit"
            text={confirm}
            disabled={redirects && end === undefined}
            data-testid="leave-address"
          />
        </Flex>
      </Stack>
    </form>
  )
}

interface LinkingListsProps {
  linking: Linking
  /** The address that the page leaves. */
  address: string
  /** True when the page is taken off the site, false when it moves. */
  goesAway: boolean
}

/** What links to a page that leaves its address, and what becomes of each link. */
function LinkingLists({ linking, address, goesAway }: LinkingListsProps) {
  const { following, naming, leading } = linking
  return (
    <>
      {following.length + naming.length === 0 ? (
        <Text>
          Nothing on the site links to {address}, but search engines and printed words may.
        </Text>
      ) : null}
      <Documents
        words={
          goesAway
            ? 'These link to this page. Without it, visitors see no link there:'
            : 'These link to this page. Their links follow it by themselves:'
        }
        uses={following}
      />
      <Documents words={`These have the path ${address} written in them:`} uses={naming} />
      {leading.length === 0 ? null : (
        <Text>
          With a redirect, visitors of {leading.map(({ from }) => from).join(', ')} are sent to the
          new address too.
        </Text>
      )}
    </>
  )
}

/** A sentence and the documents that it is about; nothing without any. */
export function Documents({ words, uses }: { words: string; uses: Use[] }) {
  return uses.length === 0 ? null : (
    <Text as="div">
      {words}
      <UsesList uses={uses} />
    </Text>
  )
}

function findTarget(to: string, address: string, redirects: Linking['redirects']) {
  if (to === '') return { problem: 'Write where visitors are sent.' }
  if (to === address) return { problem: 'That is the address that becomes empty.' }
  const result = checkLink(to)
  return result === true ? endOf(to, address, redirects) : { problem: result }
}
