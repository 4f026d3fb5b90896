import { paths } from '#shared/paths.ts'
import { screen } from '#src/content/cache/screen.ts'
import { shell } from '#src/content/cache/shell.ts'
import { useContent } from '#src/content/cache/use-content.ts'
import { Layout } from '#src/layout/Layout.tsx'
import { PageName } from '#src/layout/PageName.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { plainTexts } from './scheduler/plain-texts.ts'
import styles from './scheduler/Scheduler.module.css'
import { SchedulerPanel } from './scheduler/SchedulerPanel.tsx'
import { useScheduleState } from './scheduler/use-schedule-state.ts'
import { VisitorFacts } from './scheduler/VisitorFacts.tsx'

/** `/schedule-call-calendly`: what the visitor told us, and the embedded scheduler. */
export function Scheduler() {
  const site = useContent(shell)
  const texts = useContent(screen('scheduler'))?.scheduler ?? plainTexts
  const invitee = useScheduleState()
  return (
    <Layout shell={site} page={{ path: paths.scheduler }}>
      <PageName of={texts.tabTitle} settings={site.settings} />
      <section className={styles.row} data-needs-app>
        <div>
          <h1 className={styles.heading}>{texts.heading}</h1>
          {texts.lead ? <p className={styles.lead}>{texts.lead}</p> : null}
          <VisitorFacts
            invitee={invitee}
            texts={texts}
            hasForm={!site.settings?.unusedForms?.includes('waitlist')}
          />
        </div>
        <SchedulerPanel invitee={invitee} phone={site.settings?.phone ?? null} texts={texts} />
      </section>
      {texts.next ? (
        <div className={styles.next}>
          <p>
            <b>{texts.nextLabel}</b> {texts.next}
          </p>
        </div>
      ) : null}
      <RestOfStyles />
    </Layout>
  )
}
