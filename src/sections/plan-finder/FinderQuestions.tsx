import { findPlan, mostPeople } from '#shared/money/find-plan.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import type { Plan, Words } from './reasons.ts'
import styles from './FinderQuestions.module.css'

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
export function FinderQuestions({ id, words, plans, onPeople, onProjects }: FinderQuestionsProps) {
  const most = mostPeople(plans)
  const isOverOffered = findPlan(plans, { people: Infinity, projects: 1 }) !== null
  return (
    <div className={styles.questions}>
      <fieldset className={styles.question}>
        <legend className={styles.legend}>{words.people}</legend>
        <div className={styles.people}>
          {Array.from({ length: most }, (_, index) => index + 1).map((people) => (
            <label className={styles.person} key={people}>
              <input
                className={styles.radio}
                type="radio"
                name={`people-${id}`}
                value={people}
                onChange={() => onPeople(people)}
              />
              <span>
                {people} <VisuallyHidden>{people === 1 ? 'person' : 'people'}</VisuallyHidden>
              </span>
            </label>
          ))}
          {isOverOffered ? (
            <label className={`${styles.person} ${styles.over}`}>
              <input
                className={styles.radio}
                type="radio"
                name={`people-${id}`}
                value="Infinity"
                onChange={() => onPeople(Infinity)}
              />
              Over {most}
            </label>
          ) : null}
        </div>
      </fieldset>
      <fieldset className={styles.question}>
        <legend className={styles.legend}>{words.projects}</legend>
        <div className={styles.projects}>
          {projectChoices.map(({ value, label }) => (
            <label className={styles.project} key={label}>
              <input
                type="radio"
                name={`projects-${id}`}
                value={value}
                onChange={() => onProjects(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.note}>{words.note}</p>
    </div>
  )
}

const projectChoices = [
  { value: 1, label: 'One' },
  { value: Infinity, label: 'Several' },
]
