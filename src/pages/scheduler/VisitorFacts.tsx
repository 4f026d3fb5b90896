import { Link } from 'react-router-dom'
import { paths } from '#src/config/paths.ts'
import type { ScheduleState } from '#src/lib/schedule-state.ts'
import { FactList } from '../facts/FactList.tsx'
import styles from './VisitorFacts.module.css'

/** What the waitlist form told us; who comes directly is shown the way to that form. */
export function VisitorFacts({ invitee }: { invitee: ScheduleState | null }) {
  if (!invitee) {
    return (
      <p className={styles.note}>
        Not on the waitlist yet? <Link to={paths.scheduleCall}>Fill in the form first</Link>
      </p>
    )
  }
  const facts = [
    { name: 'Name', value: `${invitee.firstName} ${invitee.lastName}` },
    { name: 'Email', value: invitee.email },
    { name: 'Phone', value: `+${invitee.phoneNumber.replace(/^\+/, '')}` },
  ]
  return (
    <>
      <FactList facts={facts} />
      <p className={styles.note}>
        We passed your name and email to the scheduler, so you need not type them again.
      </p>
    </>
  )
}
