import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useState } from 'react'
import { useClient } from 'sanity'
import { checkLink } from '#schemas/rules/rules.ts'
import styles from './LeaveForm.module.css'
import { leaveActions, type Leaving, linkTo } from './leave.ts'
import type { Linking } from './linking.ts'
import { LinkingLists } from './LinkingLists.tsx'
import { endOf } from './redirects.ts'

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

/** Shows what links to an address that a page leaves, and redirects its visitors. */
export function LeaveForm(props: LeaveFormProps) {
  const { leaving, id, hasDraft, address, newPath, linking, confirm, onClose } = props
  const client = useClient({ apiVersion: '2025-02-19' })
  const [redirects, setRedirects] = useState(true)
  const [to, setTo] = useState(newPath ?? '/')
  const { push } = useToast()
  const [fault, setFault] = useState<string>()
  const pages = new Map([
    ...linking.pages,
    ...(newPath === undefined ? [] : [[newPath, id] as const]),
  ])
  // A redirect from the page's new path would hide the page.
  const obsolete = linking.redirects.filter(({ from }) => from === newPath)
  const target = findTarget(
    to,
    address,
    linking.redirects.filter((one) => !obsolete.includes(one) && !linking.leading.includes(one)),
  )
  const problem = redirects && 'problem' in target ? target.problem : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    const redirect =
      redirects && 'end' in target
        ? {
            id: `redirect-${crypto.randomUUID()}`,
            from: address,
            to: linkTo(target.end, pages),
          }
        : undefined
    const { leading } = linking
    try {
      await client.action(
        leaveActions({ leaving, publishedId: id, hasDraft, redirect, leading, obsolete }),
      )
      push({
        status: 'success',
        title: doneWords(props, redirect && 'end' in target ? target.end : undefined),
      })
      onClose()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <form className={styles.words} onSubmit={(event) => void submit(event)}>
      <LinkingLists linking={linking} address={address} goesAway={newPath === undefined} />
      <label>
        <input
          type="checkbox"
          checked={redirects}
          onChange={(event) => setRedirects(event.currentTarget.checked)}
        />{' '}
        Send visitors of {address} to another address
      </label>
      {redirects ? (
        <label className={styles.target}>
          New address
          <input
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
        </label>
      ) : (
        <p>Without a redirect those visitors read “Page not found”.</p>
      )}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {fault === undefined ? null : <p role="alert">Nothing was changed: {fault}</p>}
      <div className={styles.buttons}>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" data-testid="leave-address" disabled={problem !== undefined}>
          {confirm}
        </button>
      </div>
    </form>
  )
}

const done = { publish: 'Published', unpublish: 'Unpublished', delete: 'Deleted' }

function doneWords({ leaving, address }: LeaveFormProps, to: string | undefined): string {
  return to === undefined
    ? `${done[leaving]}. Visitors of ${address} read “Page not found”.`
    : `${done[leaving]}. Visitors of ${address} are sent to ${to}.`
}

function findTarget(to: string, address: string, redirects: Linking['redirects']) {
  if (to === '') return { problem: 'Write where visitors are sent.' }
  if (to === address) return { problem: 'That is the address that becomes empty.' }
  const result = checkLink(to)
  return result === true ? endOf(to, address, redirects) : { problem: result }
}
