import { useEffect, useRef } from 'react'
import type { Section } from '#src/content/types.ts'
import { VisuallyHiddenLegend } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { useFoundPlan } from '#src/sections/plans/found-plan.ts'
import styles from './PlanSwitch.module.css'

export type Column = Section<'compareTable'>['columns'][number]

/** Phones only: selects the plan whose values the rows show. Native radio buttons need no script. */
export function PlanSwitch({ name, columns }: { name: string; columns: Column[] }) {
  const root = useRef<HTMLFieldSetElement>(null)
  const found = useFoundPlan()
  const shown = columns.find(({ type }) => type === 'pro') ?? columns[0]

  useEffect(() => {
    // A visitor who selects a plan's card above wants to read about that plan.
    function follow() {
      const chosen = document.querySelector<HTMLInputElement>('[data-plan-type]:checked')
      show(root.current, chosen?.dataset['planType'])
    }
    function onChange({ target }: Event) {
      if (target instanceof Element && target.closest('[data-plan-card]')) follow()
    }
    follow()
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])

  useEffect(() => {
    if (found) show(root.current, found.type)
  }, [found])

  return (
    <fieldset ref={root} className={styles.switch}>
      <VisuallyHiddenLegend>Plan to show</VisuallyHiddenLegend>
      {columns.map((column) => (
        <label
          className={styles.choice}
          data-found={found?.type === column.type || undefined}
          key={column._id}
        >
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={column.type}
            defaultChecked={column === shown}
          />
          {column.title}
        </label>
      ))}
    </fieldset>
  )
}

function show(root: HTMLElement | null, type: string | undefined) {
  const radios = root?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? []
  for (const radio of radios) if (radio.value === type) radio.checked = true
}
