import { useEffect, useState } from 'react'
import { paths } from '#shared/paths.ts'
import { browserName } from '#src/browser/browser-name.ts'
import { buildFacts } from '#src/config/build.ts'
import { shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Layout, PageName } from '#src/layout/Layout.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { Button, ActionRow } from '#src/ui/action/Action.tsx'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { HeadRow } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { allProbes, byUrgency, checking, find, summary } from './health-checks.ts'
import type { Check, Finding, Probe } from './health-checks.ts'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './Health.module.css'

interface HealthProps {
  /** How many messages are waiting in the outbox of this device. */
  outboxLength?: () => Promise<number>
}

/** `/doctor`: checks of the site and the device, to read out to support on the phone. */
export function Health({ outboxLength }: HealthProps) {
  const site = useSuspenseQuery(shell).data
  const { checks, checkedAt, checkAgain } = useChecks(() =>
    allProbes(site.settings?.unusedForms ?? [], outboxLength),
  )
  const facts = useHydrated() ? [...listBuildFacts(), ...browserFacts()] : []
  return (
    <Layout shell={site} page={{ path: paths.doctor }}>
      <PageName of="Site health" settings={site.settings} />
      <section className={`measure ${styles.page}`} data-needs-app>
        <HeadRow
          first
          heading="Site health"
          lead="On the phone with us? Read the red and yellow lines out loud, or copy the report and send it."
        />
        <noscript>
          <p className="note">The checks take scripts, which your browser does not run.</p>
        </noscript>
        <Split className={styles.summary} data-whole>
          <CheckSummary checks={checks} checkedAt={checkedAt} />
          <ActionRow>
            <CopyReport
              disabled={checkedAt === null}
              report={() => reportText(checks, facts, checkedAt ?? new Date())}
            />
            <Button variant="secondary" data-replay onClick={checkAgain}>
              Check again
            </Button>
          </ActionRow>
        </Split>
        <Split className={styles.columns} data-whole>
          <div>
            <h2 className="title">Checks</h2>
            <CheckList checks={checks} />
          </div>
          <aside aria-labelledby="facts">
            <h2 className="title" id="facts">
              Facts
            </h2>
            <FactList facts={facts} />
            {facts.length > 0 ? (
              <p className="note">The report holds what you see here and nothing about you.</p>
            ) : null}
          </aside>
        </Split>
      </section>
      <RestOfStyles />
    </Layout>
  )
}

interface CheckSummaryProps {
  checks: Check[]
  /** Null while checks are running. */
  checkedAt: Date | null
}

/** One brick per check, in a fixed order, and how many passed. */
function CheckSummary({ checks, checkedAt }: CheckSummaryProps) {
  const words = summary(checks)
  return (
    <>
      <div
        className={`stack-1 ${styles.bricks}`}
        role="img"
        aria-label={`${checks.length} checks: ${words}`}
      >
        {checks.map(({ name, state }, index) => (
          <i key={`${name}-${index}`} data-check={state} />
        ))}
      </div>
      <p role="status">
        {checkedAt ? (
          <>
            <b>{words.split(', ')[0]}</b>
            {words.replace(/^[^,]*/, '')}. Checked today at {checkedAt.toLocaleTimeString('en-GB')}.
          </>
        ) : (
          'Checking'
        )}
      </p>
    </>
  )
}

const icons = {
  failed: 'cross',
  slow: 'clock',
  ok: 'tick',
  checking: 'search',
}

/** All checks, failed and slow ones first, each with a word, an icon and a color. */
function CheckList({ checks }: { checks: Check[] }) {
  return (
    <ul className={styles.checks}>
      {byUrgency(checks).map(({ name, state, sentence, value }, index) => (
        <li key={`${name}-${index}`}>
          <span className={`small strong row-2 ${styles.state}`} data-check={state}>
            <Icon name={icons[state]} small />
            {state}
          </span>
          <div>
            <b className="strong">{name}</b>
            <p className="quiet">{sentence}</p>
          </div>
          {value ? <span className="small strong">{value}</span> : null}
        </li>
      ))}
    </ul>
  )
}

interface Fact {
  name: string
  value: string
}

/** Names on the left, their values on the right. */
function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={`ruled ${styles.facts}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="stone">{name}</dt>
          <dd className="strong" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const outcomes = {
  copied: 'The report is copied.',
  refused: 'Your browser does not let us copy. Select the text of this page instead.',
}

/** Copies the report, and says whether that worked. */
function CopyReport({ report, disabled }: { report: () => string; disabled: boolean }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>()
  return (
    <>
      <CopyButton
        text={report}
        disabled={disabled}
        onCopied={() => setOutcome('copied')}
        onRefused={() => setOutcome('refused')}
      >
        <Icon name="file" small />
        Copy report
      </CopyButton>
      <p role="status" className="note">
        {outcome ? outcomes[outcome] : null}
      </p>
    </>
  )
}

/** The page as plain text, to send to support. */
function reportText(checks: Check[], facts: Fact[], checkedAt: Date): string {
  return [
    `Site health, ${checkedAt.toISOString()}`,
    summary(checks),
    '',
    ...byUrgency(checks).map(
      ({ state, name, sentence, value }) =>
        `${state.toUpperCase()} ${name}: ${sentence}${value ? ` (${value})` : ''}`,
    ),
    '',
    ...facts.map(({ name, value }) => `${name}: ${value}`),
  ].join('\n')
}

/** What helps support on the phone; nothing that identifies the visitor. */
function browserFacts(): Fact[] {
  return [
    { name: 'Browser', value: browserName(navigator.userAgent) },
    { name: 'Language', value: navigator.language },
    { name: 'Screen', value: `${screen.width} by ${screen.height}` },
    { name: 'Connection', value: connection(navigator) },
    { name: 'Time zone', value: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    { name: 'Page', value: location.pathname },
  ]
}

/** "3G, data saver on"; most browsers only report whether there is a connection. */
function connection(navigator: Navigator): string {
  const known: unknown = 'connection' in navigator ? navigator.connection : null
  const parts = [navigator.onLine ? 'online' : 'offline']
  if (typeof known !== 'object' || known === null) return parts[0] ?? ''
  if ('effectiveType' in known) parts.push(String(known.effectiveType).toUpperCase())
  if ('saveData' in known && known.saveData === true) parts.push('data saver on')
  return parts.join(', ')
}

/** What the site was built from, with times in UTC so that everybody reads the same. */
function listBuildFacts(): Fact[] {
  const { version, codeOf } = buildFacts
  // Known only once the pages are rendered: each has it beside its boot script.
  const contentRevision =
    document.querySelector<HTMLElement>('[data-revision]')?.dataset['revision'] ?? ''
  return [
    { name: 'Version', value: version },
    { name: 'Code of', value: codeOf ? `${times.format(new Date(codeOf))} UTC` : 'Unknown' },
    { name: 'Content revision', value: contentRevision || 'As it is now' },
  ]
}

const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Runs all probes in parallel when the page opens and on demand; each result shows as soon as it is there. */
function useChecks(makeProbes: () => Probe[]) {
  const [probes, setProbes] = useState(makeProbes)
  const [findings, setFindings] = useState<ReadonlyMap<Probe, Finding>>(new Map())
  const [finished, setFinished] = useState<{ probes: Probe[]; at: Date }>()

  useEffect(() => {
    async function run(probe: Probe) {
      const finding = await find(probe)
      setFindings((known) => new Map(known).set(probe, finding))
    }
    void Promise.all(probes.map(run)).then(() => setFinished({ probes, at: new Date() }))
  }, [probes])

  const checks: Check[] = probes.map((probe) => ({
    name: probe.name,
    ...(findings.get(probe) ?? checking),
  }))
  const checkedAt = finished?.probes === probes ? finished.at : null
  return { checks, checkedAt, checkAgain: () => setProbes(makeProbes()) }
}
