import { paths } from '#shared/paths.ts'
import { loadCounts } from '#src/content/queries/health.ts'
import { shell } from '#src/content/cache/shell.ts'
import { useContent } from '#src/content/cache/use-content.ts'
import { Layout } from '#src/layout/Layout.tsx'
import { PageName } from '#src/layout/PageName.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { HeadRow } from '#src/ui/band/Band.tsx'
import { browserFacts } from './health/browser-facts.ts'
import { listBuildFacts } from './health/build-facts.ts'
import { CheckList } from './health/CheckList.tsx'
import { CheckSummary } from './health/CheckSummary.tsx'
import { CopyReport } from './health/CopyReport.tsx'
import styles from './health/Health.module.css'
import { allProbes } from './health/probes.ts'
import { reportText } from './health/report.ts'
import { useChecks } from './health/use-checks.ts'
import { FactList } from './facts/FactList.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

interface HealthProps {
  /** How many messages are waiting in the outbox of this device. */
  outboxLength?: () => Promise<number>
}

/** `/doctor`: checks of the site and the device, to read out to support on the phone. */
export function Health({ outboxLength }: HealthProps) {
  const site = useContent(shell)
  const { checks, checkedAt, checkAgain } = useChecks(() =>
    allProbes(loadCounts, outboxLength, site.settings?.unusedForms ?? []),
  )
  const facts = useHydrated() ? [...listBuildFacts(), ...browserFacts()] : []
  return (
    <Layout shell={site} page={{ path: paths.doctor }}>
      <PageName of="Site health" settings={site.settings} />
      <section className={styles.page} data-needs-app>
        <HeadRow
          first
          heading="Site health"
          lead="On the phone with us? Read the red and yellow lines out loud, or copy the report and send it."
        />
        <noscript>
          <p className={styles.note}>The checks take scripts, which your browser does not run.</p>
        </noscript>
        <div className={styles.summary} data-whole>
          <CheckSummary checks={checks} checkedAt={checkedAt} />
          <div className={styles.ways}>
            <CopyReport
              disabled={checkedAt === null}
              report={() => reportText(checks, facts, checkedAt ?? new Date())}
            />
            <Button variant="secondary" data-replay onClick={checkAgain}>
              Check again
            </Button>
          </div>
        </div>
        <div className={styles.columns} data-whole>
          <div>
            <h2 className={styles.heading}>Checks</h2>
            <CheckList checks={checks} />
          </div>
          <aside aria-labelledby="facts">
            <h2 className={styles.heading} id="facts">
              Facts
            </h2>
            <FactList facts={facts} />
            {facts.length > 0 ? (
              <p className={styles.note}>
                The report holds what you see here and nothing about you.
              </p>
            ) : null}
          </aside>
        </div>
      </section>
      <RestOfStyles />
    </Layout>
  )
}
