import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fillIn } from '#shared/text.ts'
import { printAlone } from '#src/browser/print-alone.ts'
import { hosts } from '#src/config/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import styles from './Checklist.module.css'

/** What to gather before applying: ticked on the screen, where ticks are not stored, or printed on one page. */
export function Checklist({ section }: { section: Section<'checklist'> }) {
  const { printLabel, filesNote, ticksNote, printNote } = section
  const { readyLabel, oneLabel, manyLabel } = section
  const total = section.groups.reduce((sum, { items }) => sum + items.length, 0)
  const { pathname } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState(0)
  const count = () => setTicked(list.current?.querySelectorAll(':checked').length ?? 0)
  // Ticked before hydration, or restored by the browser.
  useEffect(count, [])
  return (
    <SampleBand className={styles.checklist} layout="stacked" section={section}>
      <div className="cluster ends below-4" data-needs-script data-screen-only>
        <div className={`bricks ${styles.wall}`} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} data-full={index < ticked || undefined} />
          ))}
        </div>
        <p className="strong" aria-live="polite">
          {fillIn(readyLabel, { ticked: String(ticked), total: String(total) })}
        </p>
        <Button variant="ink" data-replay onClick={(event) => printAlone(event.currentTarget)}>
          {printLabel}
        </Button>
      </div>
      <div className={`stack-joint ${styles.groups}`} ref={list} onChange={count}>
        {section.groups.map((group) => (
          <ChecklistGroup
            key={group._key}
            group={group}
            count={
              group.items.length === 1
                ? oneLabel
                : fillIn(manyLabel, { count: String(group.items.length) })
            }
          />
        ))}
      </div>
      <p className="micro above-4">
        {filesNote ? `${filesNote} ` : null}
        <span data-screen-only>{ticksNote}</span>
      </p>
      {/* Shown on paper only: where the form is. */}
      {printNote ? (
        <p className="small" data-print-only>
          {printNote} {`${new URL(hosts.site).host}${pathname}`}
        </p>
      ) : null}
    </SampleBand>
  )
}

type Group = Section<'checklist'>['groups'][number]

interface ChecklistGroupProps {
  group: Group
  /** "3 things" */
  count: string
}

/** One panel of the list: a box for each thing. */
function ChecklistGroup({ group: { title, items }, count }: ChecklistGroupProps) {
  return (
    <section className={`card ${styles.group}`}>
      <h3 className={`cluster ends ${styles.title}`}>
        {title}
        <span className={`stone ${styles.count}`}>{` ${count}`}</span>
      </h3>
      <ul className="plain">
        {items.map((item) => (
          <li key={item._key}>
            <label className={`stack-4 ${styles.item}`}>
              <input className={`center ${styles.box}`} type="checkbox" />
              <span>
                {item.title}
                {item.hint ? <small className="quiet block">{` ${item.hint}`}</small> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
