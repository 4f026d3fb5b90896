import type { ComponentProps } from 'react'
import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { formatDay } from '#shared/dates.ts'
import { figureText } from '#shared/guides.ts'
import type { LiveFigure } from '#shared/guides.ts'
import { ratioOf } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'
import type { ActionData } from '#shared/leads/forms.ts'
import { t } from '#shared/words/words.ts'
import { Accordion, AccordionItem } from '#src/ui/accordion/Accordion.tsx'
import { Action, ActionRow } from '#src/ui/action/Action.tsx'
import { SmallBricks } from '#src/ui/wall/Wall.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import { Prose } from '#src/ui/prose/Prose.tsx'
import type { ProseBlock } from '#src/ui/prose/Prose.tsx'
import styles from './parts.module.css'

/** What a part of each type holds, once it is validated. */
interface Parts {
  callout: { tone: string; title?: string; body: ProseBlock[] }
  question: { item: { question: string; answer: ProseBlock[] } | null }
  button: { action: ActionData | null }
  table: { rows: { _key: string; cells: string[] }[]; caption: string }
  picture: { image: ContentImage | null; caption?: string }
  quote: { text: string; name: string; role?: string }
  ticks: { title: string; items: string[] }
  figure: LiveFigure & { kind: string; label: string; day: string | null }
}

type Of<Type extends keyof Parts> = PortableTextTypeComponentProps<
  Parts[Type] & { _type: Type; _key?: string }
>

/** What a guide contains beside paragraphs, by the names of the types. */
export const guideParts = {
  callout: ({ value: { tone, title, body } }: Of<'callout'>) => (
    <div className={`callout ${styles.callout}`} role="note" data-tone={tone}>
      {title ? <b className="title subtitle">{title}</b> : null}
      <Prose value={body} />
    </div>
  ),
  question: ({ value: { item } }: Of<'question'>) =>
    item ? (
      <Accordion>
        <AccordionItem title={item.question}>
          <Prose value={item.answer} />
        </AccordionItem>
      </Accordion>
    ) : null,
  button: ({ value: { action } }: Of<'button'>) =>
    action ? (
      <ActionRow data-screen-only>
        <Action action={action} />
      </ActionRow>
    ) : null,
  table: Table,
  picture: ({ value: { image, caption } }: Of<'picture'>) =>
    image ? (
      <figure className={styles.picture} data-wide>
        <Picture image={image} framings={[{ ...wide, ratio: ratioOf(image) }]} />
        {caption ? <figcaption className="small stone">{caption}</figcaption> : null}
      </figure>
    ) : null,
  quote: ({ value: { text, name, role } }: Of<'quote'>) => (
    <figure className={`stack-4 ${styles.quote}`} data-wide>
      <SmallBricks count={3} />
      <blockquote>{text}</blockquote>
      <figcaption className="small">
        <b>{name}</b>
        {role ? <span className="stone">, {role}</span> : null}
      </figcaption>
    </figure>
  ),
  ticks: ({ value: { title, items } }: Of<'ticks'>) => (
    <section className={`card ${styles.ticks}`} data-wide>
      <h3 className="underlined">{title}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  ),
  figure: ({ value }: Of<'figure'>) => {
    const text = figureText(value)
    return text === null ? null : (
      <div className={`card ${styles.figure}`} data-wide>
        <p className="strong">{value.label}</p>
        <p className={styles.money}>{text}</p>
        {value.day ? (
          <p className="small stone">
            {t().guides[value.kind === 'rate' ? 'rateOf' : 'asOf'](formatDay(value.day))}
          </p>
        ) : null}
      </div>
    )
  },
}

const wide = { widths: [390, 640, 960, 1440], sizes: '(width < 67.5em) 100vw, 920px' }

/** Sums, shares and counts: "NGN 14,200,000", "7.5%". */
const amount = /^(?:[A-Z]{3}\s)?[\d.,\s]*\d\s?%?$/

/** An empty cell, such as the first one of many tables, is the head of nothing. */
function Head(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td>{props.children}</td>
}

/** Up to four columns stack on phones; a wider table scrolls in its own frame. */
function Table({ value: { _key, caption, rows } }: Of<'table'>) {
  const [head, ...body] = rows
  if (!head) return null
  const columns = head.cells
  const isWide = columns.length > 4
  // A column of sums may say in words that one is missing.
  const kinds = columns.map((_, index) => {
    const amounts = body.filter(({ cells }) => amount.test(cells[index] ?? ''))
    return 2 * amounts.length > body.length ? 'amount' : undefined
  })
  // The label before each cell on phones, where the rows stack.
  const labels = columns.map((name) => name && t().labeled(name, ''))
  const id = `table-${_key}`
  const table = (
    <table aria-labelledby={id}>
      <thead>
        <tr>
          {columns.map((cell, index) => (
            <Head key={index} scope="col" data-kind={kinds[index]}>
              {cell}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(({ _key: key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <Head scope="row">{name}</Head>
            {cells.map((cell, index) => (
              <td
                key={index}
                data-label={labels[index + 1] || undefined}
                data-kind={kinds[index + 1]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <figure className={styles.table} data-wide data-stacks={isWide ? undefined : ''}>
      <figcaption id={id} className="strong">
        {caption}
      </figcaption>
      {isWide ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element takes arrow keys
        <div className={styles.frame} role="group" aria-labelledby={id} tabIndex={0}>
          {table}
        </div>
      ) : (
        table
      )}
    </figure>
  )
}
