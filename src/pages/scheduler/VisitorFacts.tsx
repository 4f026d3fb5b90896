import { paths } from '#shared/paths.ts'
import type { SchedulerTexts } from '#src/content/types.ts'
import type { ScheduleState } from '#src/browser/storage/schedule-state.ts'
import { LinkedText } from '#src/ui/action/LinkedText.tsx'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { FactList } from '#src/pages/facts/FactList.tsx'
import styles from './VisitorFacts.module.css'

interface VisitorFactsProps {
  invitee: ScheduleState | null
  texts: SchedulerTexts
  /** Whether there is such a form. */
  hasForm: boolean
}

/** What the visitor entered in the waitlist form; on a direct visit, a link to that form. */
export function VisitorFacts({ invitee, texts, hasForm }: VisitorFactsProps) {
  if (!invitee) {
    if (!hasForm) return null
    return (
      <p className={styles.note}>
        <LinkedText text={texts.direct}>
          {(words) => <SmartLink to={paths.scheduleCall}>{words}</SmartLink>}
        </LinkedText>
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
      {texts.passed ? <p className={styles.note}>{texts.passed}</p> : null}
    </>
  )
}
