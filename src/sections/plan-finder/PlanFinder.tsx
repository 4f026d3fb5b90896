import { useEffect, useRef, useState } from 'react'
import type { Section } from '#src/content/types.ts'
import { findPlan, mostPeople } from '#shared/money/find-plan.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { setFoundPlan } from '#src/sections/plans/found-plan.ts'
import { Answer } from './Answer.tsx'
import { FinderQuestions } from './FinderQuestions.tsx'
import { PlanRules } from './PlanRules.tsx'
import { countPeople } from './reasons.ts'
import { SumsTable } from './SumsTable.tsx'
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
    if (type === undefined || people === undefined) return setFoundPlan(null)
    const team = people > most ? `over ${most} people` : countPeople(people)
    const isAgreed = people > most
    setFoundPlan({
      type,
      people,
      flag: isAgreed ? `For ${team}` : `Costs least for ${team}`,
      note: isAgreed ? `For ${team}` : `Least for ${team}`,
    })
  }, [type, people, most])
  useEffect(() => () => setFoundPlan(null), [])

  if (most === 0) return null
  return (
    <Band className={styles.band}>
      <HeadRow heading={heading} lead={lead} />
      <div ref={root} className={styles.finder}>
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
