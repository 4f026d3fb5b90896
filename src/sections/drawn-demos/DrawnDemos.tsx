import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './DrawnDemos.module.css'

type Demos = Section<'drawnDemos'>

/** Panels that draw what the product does instead of picturing it, each with its way to a demo. */
export function DrawnDemos({ section }: { section: Demos }) {
  const { heading, lead, sampleNote, items } = section
  const note = <small className="micro stone">{sampleNote}</small>
  return (
    <Band>
      <HeadRow
        heading={heading}
        lead={
          <>
            {lead} {note}
          </>
        }
      />
      <Split joined className={styles.demos}>
        {items.map((item) => (
          <article {...editMark(item)} className={`card stack-5 ${styles.demo}`} key={item._key}>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
            <Drawing item={item} section={section} />
            {item.action ? <Action action={item.action} variant="secondary" /> : null}
          </article>
        ))}
      </Split>
    </Band>
  )
}

interface DrawingProps {
  item: Demos['items'][number]
  section: Demos
}

function Drawing({ item: { drawing, columns, rows }, section }: DrawingProps) {
  if (drawing === 'table') {
    const heads = columns ?? []
    return (
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t().sections.who}</VisuallyHidden>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _key, label, bricks }) => (
            <tr key={_key}>
              <th scope="row">{label}</th>
              {heads.map((head, index) => (
                <td key={head}>
                  <i data-full={index < bricks || undefined} />
                  <VisuallyHidden>
                    {index < bricks ? section.seenLabel : section.unseenLabel}
                  </VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  const now = rows.findIndex(({ bricks }) => bricks === 0)
  return (
    <ol className={styles[drawing]}>
      {rows.map(({ _key, label, detail, bricks }, index) => (
        <li key={_key} data-stage={index === now ? 'now' : bricks > 0 ? 'done' : 'next'}>
          <b className="strong">{label}</b>
          <span>{detail}</span>
          {drawing === 'bars' ? (
            <span className={styles.bar} aria-hidden="true">
              {Array.from({ length: bricks }, (_, brick) => (
                <i key={brick} />
              ))}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
