import { type FormEvent, useState } from 'react'
import { useClient } from 'sanity'
import { checkLink } from '../../schemas/rules/rules.ts'
import type { Use } from '../used-on/uses.ts'
import styles from './LeaveForm.module.css'
import { leaveActions, type Leaving } from './leave.ts'
import { UsesList } from './UsesList.tsx'

interface LeaveFormProps {
  leaving: Leaving
  /** Of the published page. */
  id: string
  hasDraft: boolean
  /** The address that visitors know and that will be empty. */
  address: string
  /** The suggested new address. */
  proposal: string
  linking: Use[]
  /** The button's label. */
  confirm: string
  onClose: () => void
}

/** Shows what links to an address that a page leaves, and redirects its visitors. */
export function LeaveForm(props: LeaveFormProps) {
  const { leaving, id, hasDraft, address, linking, confirm, onClose } = props
  const client = useClient({ apiVersion: '2025-02-19' })
  const [redirects, setRedirects] = useState(true)
  const [to, setTo] = useState(props.proposal)
  const [fault, setFault] = useState<string>()
  const result = redirects ? checkTarget(to, address) : true

  async function submit(event: FormEvent) {
    event.preventDefault()
    const redirect = { id: `redirect-${crypto.randomUUID()}`, from: address, to }
    const actions = leaveActions(leaving, id, hasDraft, redirects ? redirect : undefined)
    try {
      await client.action(actions)
      onClose()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <form className={styles.words} onSubmit={(event) => void submit(event)}>
      {linking.length === 0 ? (
        <p>Nothing on the site links to {address}, but search engines and printed words may.</p>
      ) : (
        <UsesList words={`These link to ${address}:`} uses={linking} />
      )}
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
          <input value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        </label>
      ) : (
        <p>Without a redirect those visitors read “Page not found”.</p>
      )}
      {result === true ? null : <p role="alert">{result}</p>}
      {fault === undefined ? null : <p role="alert">Nothing was changed: {fault}</p>}
      <div className={styles.buttons}>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" data-testid="leave-address" disabled={result !== true}>
          {confirm}
        </button>
      </div>
    </form>
  )
}

function checkTarget(to: string, address: string): true | string {
  if (to === '') return 'Write where visitors are sent.'
  return to === address ? 'That is the address that becomes empty.' : checkLink(to)
}
