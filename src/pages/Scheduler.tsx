import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#src/config/paths.ts'
import { shell } from '#src/content/shell.ts'
import { Layout } from '#src/layout/Layout.tsx'
import { PageName } from '#src/layout/PageName.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import styles from './scheduler/Scheduler.module.css'
import { SchedulerPanel } from './scheduler/SchedulerPanel.tsx'
import { useScheduleState } from './scheduler/use-schedule-state.ts'
import { VisitorFacts } from './scheduler/VisitorFacts.tsx'

/** `/schedule-call-calendly` (§2): what we know of the visitor, and the embedded scheduler. */
export function Scheduler() {
  const { data: site } = useSuspenseQuery(shell)
  const invitee = useScheduleState()
  return (
    <Layout shell={site} page={{ path: paths.scheduler }}>
      <PageName of="Choose a time" settings={site.settings} />
      <section className={styles.row} data-needs-app>
        <div>
          <h1 className={styles.heading}>Choose a time for your call</h1>
          <p className={styles.lead}>
            Thirty minutes with a project adviser. We go through your brief, your land and your
            budget.
          </p>
          <VisitorFacts invitee={invitee} />
        </div>
        <SchedulerPanel invitee={invitee} phone={site.settings?.phone ?? null} />
      </section>
      <div className={styles.next}>
        <p>
          <b>Next.</b> Once you have booked, the invitation goes to your inbox, and we show you what
          to expect as a member of the waitlist.
        </p>
      </div>
      <RestOfStyles />
    </Layout>
  )
}
