import { useEffect, useRef, useState } from 'react'
import { fillIn } from '#shared/text.ts'
import { findPlan, mostPeople, planRanges, planPrice } from '#shared/plans.ts'
import type { FoundPlan, Need, PlanRange } from '#shared/plans.ts'
import { formatAmount, formatNaira } from '#shared/money.ts'
import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { setFoundPlan } from '#src/sections/plans/found-plan.ts'
import { Action, ButtonLink } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { SumsTable } from './SumsTable.tsx'
import { brickValue, bricksFor, reasonsFor } from './reasons.ts'
import type { Plan, Words } from './reasons.ts'
import { CoveringRadio } from '#src/ui/choice/Choice.tsx'
import { RadioTile, RadioTileGrid } from '#src/ui/field/RadioTiles.tsx'
import { BrickRow } from '#src/ui/wall/Wall.tsx'
import styles from './PlanFinder.module.css'

/** Two questions, and the plan that costs least. Without scripts the rule itself is the answer. */
export function PlanFinder({ section }: { section: Section<'planFinder'> }) {
  const { heading, lead, plans, words } = section
  const root = useRef<HTMLDivElement>(null)
  const [people, setPeople] = useState<number>()
  const [projects, setProjects] = useState<number>()

  useEffect(() => {
    // Answered before hydration, or restored by the browser after a reload.
    const checked = [...(root.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])]
    for (const { name, value } of checked) {
      if (name.startsWith('people')) setPeople(Number(value))
      else setProjects(Number(value))
    }
  }, [])

  const most = mostPeople(plans)
  const isComplete = people !== undefined && projects !== undefined
  const need = isComplete ? { people, projects } : null
  const found = need && findPlan(plans, need)
  const type = found?.plan.type

  useEffect(() => {
    if (type === undefined || people === undefined) return undefined
    const isAgreed = people > most
    const { cheapest, cheapestInShort, forOver, people: team } = t().finder
    setFoundPlan({
      type,
      people,
      flag: isAgreed ? forOver(most) : cheapest(team(people)),
      note: isAgreed ? forOver(most) : cheapestInShort(team(people)),
    })
    return () => setFoundPlan(null)
  }, [type, people, most])

  if (most === 0) return null
  return (
    <Band id={section._key}>
      <HeadRow heading={heading} lead={lead} />
      <div ref={root} className={`pane ${styles.finder}`}>
        <FinderQuestions
          id={section._key}
          words={words}
          plans={plans}
          onPeople={setPeople}
          onProjects={setProjects}
        />
        <div className={styles.answer} data-ground="dark">
          {found && need ? (
            <Answer words={words} plans={plans} found={found} need={need} />
          ) : (
            <PlanRules words={words} plans={plans} />
          )}
        </div>
        <SumsTable
          title={words.sums}
          plans={plans}
          people={people}
          isOne={projects === undefined || projects === 1}
        />
      </div>
    </Band>
  )
}

interface FinderQuestionsProps {
  /** Part of the names of the radio buttons. */
  id: string
  words: Words
  plans: readonly Plan[]
  onPeople: (people: number) => void
  /** Infinity: several. */
  onProjects: (projects: number) => void
}

/** One brick for each person, and one project or several: native radio buttons. */
function FinderQuestions({ id, words, plans, onPeople, onProjects }: FinderQuestionsProps) {
  const most = mostPeople(plans)
  const isOverOffered = findPlan(plans, { people: Infinity, projects: 1 }) !== null
  return (
    <div className={styles.questions} data-needs-script>
      <fieldset>
        <legend className="title">{words.people}</legend>
        <div className={`stack-1 ${styles.people}`}>
          {Array.from({ length: most }, (_, index) => index + 1).map((people) => (
            <label className={`pick tabular ${styles.person}`} key={people}>
              <CoveringRadio
                name={`people-${id}`}
                value={people}
                onChange={() => onPeople(people)}
              />
              <span>
                {people} <VisuallyHidden>{t().finder.noun(people)}</VisuallyHidden>
              </span>
            </label>
          ))}
          {isOverOffered ? (
            <label className={`pick tabular ${styles.person}`} data-over>
              <CoveringRadio
                name={`people-${id}`}
                value="Infinity"
                onChange={() => onPeople(Infinity)}
              />
              {t().finder.over(most)}
            </label>
          ) : null}
        </div>
      </fieldset>
      <fieldset>
        <legend className="title">{words.projects}</legend>
        <RadioTileGrid>
          {projectChoices().map(({ value, label }) => (
            <RadioTile
              key={label}
              name={`projects-${id}`}
              value={value}
              onChange={() => onProjects(value)}
            >
              {label}
            </RadioTile>
          ))}
        </RadioTileGrid>
      </fieldset>
      <p className="quiet">{words.note}</p>
    </div>
  )
}

function projectChoices() {
  const { one, several } = t().finder
  return [
    { value: 1, label: one },
    { value: Infinity, label: several },
  ]
}

interface AnswerProps {
  words: Words
  plans: readonly Plan[]
  found: FoundPlan<Plan>
  need: Need
}

/** The plan that costs least, what it costs, why, and the way to it. */
function Answer({ words, plans, found, need }: AnswerProps) {
  const { plan, month, year, next } = found
  const action = plan.action && { ...plan.action, label: plan.buttonTitle }
  const table = compareTableId()
  return (
    <>
      <div role="status" className="stack-5">
        <h3 className="large-title">{plan.title}</h3>
        {month !== null && year !== null ? (
          <div className={styles.prices}>
            <Sum label={t().finder.aMonth} amount={month} note={scopeOf(month, need)} />
            <Sum
              label={t().finder.aYear}
              amount={year}
              note={
                month === 0
                  ? t().finder.staysFree
                  : t().finder.saves(formatNaira(month * 12 - year))
              }
            />
          </div>
        ) : null}
        <p>{reasonsFor(words, plans, found, need).join(' ')}</p>
      </div>
      {month && next ? (
        <PriceBricks
          note={words.brick}
          plans={plans}
          rows={[
            { plan, month, isBest: true },
            { ...next, isBest: false },
          ]}
        />
      ) : null}
      {action || table ? (
        <div className="cluster">
          {action ? <Action action={action} /> : null}
          {table ? (
            <ButtonLink variant="more" href={`#${table}`}>
              {words.compare}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

interface SumProps {
  label: string
  amount: number
  note: string
}

function Sum({ label, amount, note }: SumProps) {
  return (
    <div>
      <span className="strong">{label}</span>
      <b className={styles.amount}>
        <small>NGN</small> {formatAmount(amount)}
      </b>
      <span className="small">{note}</span>
    </div>
  )
}

function scopeOf(month: number, { people, projects }: Need): string {
  const words = t().finder
  if (month === 0) return words.freeScope(words.people(people))
  return projects === 1 ? words.yourProject : words.eachProject
}

/** The page may have no compare table. */
function compareTableId(): string | undefined {
  return document.querySelector('[data-compare]')?.id
}

/** Until both questions are answered, and without scripts: which plan is for whom. */
function PlanRules({ words, plans }: { words: Words; plans: readonly Plan[] }) {
  const any = planRanges(plans, Infinity)
  // Plans that cost least on one project only, such as Free.
  const one = planRanges(plans, 1).filter(({ plan }) => !any.some((range) => range.plan === plan))
  return (
    <>
      <div className="stack-5" data-needs-script>
        <h3 className="large-title">{words.waiting}</h3>
        <p>{words.waitingText}</p>
      </div>
      <dl className={`ruled ${styles.rules}`}>
        {one.map((range) => (
          <PlanRule
            key={range.plan._id}
            team={t().finder.oneProject(teamOf(range))}
            plan={range.plan}
          />
        ))}
        {any.map((range) => (
          <PlanRule
            key={`${range.plan._id} ${range.from}`}
            team={teamOf(range)}
            plan={range.plan}
          />
        ))}
      </dl>
    </>
  )
}

function PlanRule({ team, plan }: { team: string; plan: Plan }) {
  return (
    <div className="cluster ends">
      <dt>{team}</dt>
      <dd className="strong">{plan.title}</dd>
    </div>
  )
}

function teamOf({ from, to }: PlanRange<Plan>): string {
  const words = t().finder
  if (to === Infinity) return words.overPeople(from - 1)
  if (from === to) return words.people(from)
  return from === 1 ? words.upTo(words.people(to)) : words.between(from, words.people(to))
}

interface PriceBricksProps {
  /** What a brick is, with the placeholder {sum}. */
  note: string
  plans: readonly Plan[]
  rows: { plan: Plan; month: number; isBest: boolean }[]
}

/** Two prices in bricks. A brick is worth the same at every team size. */
function PriceBricks({ note, plans, rows }: PriceBricksProps) {
  const most = mostPeople(plans)
  const largest = Math.max(...plans.map((plan) => planPrice(plan, most, 'monthly') ?? 0))
  const value = brickValue(largest)
  return (
    <div className={`stack-3 ${styles.bricks}`}>
      {rows.map(({ plan, month, isBest }) => (
        <div key={plan._id}>
          <p className="cluster ends small">
            <b>{plan.title}</b> <span>{t().finder.sumAMonth(formatNaira(month))}</span>
          </p>
          <BrickRow bricks={(isBest ? 'O' : 'S').repeat(bricksFor(month, value))} />
        </div>
      ))}
      <p className="small">{fillIn(note, { sum: formatNaira(value) })}</p>
    </div>
  )
}
