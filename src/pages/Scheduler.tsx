import { useMemo } from 'react'
import { paths } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import { usePrefix } from '#src/browser/language.ts'
import { scheduleStateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { parseScheduleState } from '#src/browser/storage/scheduling.ts'
import type { ScheduleState } from '#src/browser/storage/scheduling.ts'
import { screen, shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { SchedulerTexts } from '#src/content/types.ts'
import { WaitlistHead } from '#src/forms/receipt/WaitlistHead.tsx'
import { Layout, PageName } from '#src/layout/Layout.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { useInBrowser } from '#src/ui/use-hydrated.ts'
import { SchedulerPanel } from './SchedulerPanel.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './Scheduler.module.css'

/** `/schedule-call-calendly`: what the visitor told us, and the embedded scheduler. */
export function Scheduler() {
  const site = useSuspenseQuery(shell).data
  const texts = useSuspenseQuery(screen('scheduler')).data?.scheduler ?? plainTexts()
  const invitee = useScheduleState()
  const prefix = usePrefix()
  return (
    <Layout shell={site} page={{ path: prefix + paths.scheduler }}>
      <PageName of={texts.tabTitle} settings={site.settings} />
      <Split as="section" className={`measure ${styles.row}`} data-needs-app>
        <div>
          <h1 className={styles.heading}>{texts.heading}</h1>
          <VisitorFacts
            invitee={invitee}
            texts={texts}
            hasForm={!site.settings?.unusedForms?.includes('waitlist')}
          />
        </div>
        <SchedulerPanel invitee={invitee} phone={site.settings?.phone ?? null} texts={texts} />
      </Split>
      {texts.next ? (
        <div className={`measure ${styles.next}`}>
          <p>
            <b>{texts.nextLabel}</b> {texts.next}
          </p>
        </div>
      ) : null}
      <RestOfStyles />
    </Layout>
  )
}

interface VisitorFactsProps {
  invitee: ScheduleState | null
  texts: SchedulerTexts
  /** Whether there is such a form. */
  hasForm: boolean
}

/** The brick of who has joined the waitlist, and what was passed on; on a direct visit, a link to the form. */
function VisitorFacts({ invitee, texts, hasForm }: VisitorFactsProps) {
  const prefix = usePrefix()
  return (
    <>
      <WaitlistHead texts={texts}>
        <Lead className="above-5 below-7">{texts.lead}</Lead>
      </WaitlistHead>
      {invitee ? <p className="note">{texts.passed}</p> : null}
      {invitee || !hasForm ? null : (
        <p className="note">
          <LinkedText text={texts.direct}>
            {(words) => <SmartLink to={prefix + paths.scheduleCall}>{words}</SmartLink>}
          </LinkedText>
        </p>
      )}
    </>
  )
}

/** The visitor who joined the waitlist in this tab; null on a direct visit and in the static page. */
function useScheduleState(): ScheduleState | null {
  const stored = useInBrowser(() => tabStorage.read(scheduleStateKey), null)
  return useMemo(() => parseScheduleState(stored), [stored])
}

/** Used when the editors' texts are missing: links keep a name, lines are left out. */
function plainTexts(): SchedulerTexts {
  const { schedule, waitlist, continue: booked } = t().pages
  return {
    _type: 'schedulerTexts',
    tabTitle: schedule,
    heading: schedule,
    lead: '',
    joined: '',
    kept: '',
    passed: '',
    direct: waitlist,
    loading: '',
    loadingNote: '',
    noScript: `[${schedule}]`,
    foot: `[${schedule}]`,
    booked,
    nextLabel: '',
    next: '',
    failedHeading: schedule,
    failedKnown: '',
    failedText: '',
    openPage: schedule,
    addressLabel: '',
    callLabel: '',
  }
}
