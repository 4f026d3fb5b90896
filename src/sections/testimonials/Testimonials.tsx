import { useId } from 'react'
import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { ChoiceFrame, ChoiceLabel, option, shownBy } from '#src/ui/choice/Choice.tsx'
import { useChoice } from '#src/ui/choice/use-choice.ts'
import {
  VisuallyHidden,
  VisuallyHiddenHeading,
  VisuallyHiddenLegend,
} from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { Portrait } from './Portrait.tsx'
import { quoted } from './quoted.ts'
import styles from './Testimonials.module.css'

/** Endorsements of named people, one at a time; a dot, drawn as a brick, stands for each. */
export function Testimonials({ section }: { section: Section<'testimonials'> }) {
  const { heading, items, note } = section
  const name = useId()
  const [root, choice] = useChoice(items.length)
  if (items.length === 0) return null
  return (
    <Band>
      <VisuallyHiddenHeading>{heading}</VisuallyHiddenHeading>
      <ChoiceFrame root={root} className={styles.quotes}>
        <div className={styles.stage} aria-live="polite">
          {items.map((item, index) => (
            <figure key={item._id} className={styles.quote} {...shownBy(choice, index)}>
              <blockquote className={styles.words}>{quoted(item.message)}</blockquote>
              <figcaption className={styles.person}>
                <Portrait image={item.image} name={item.name} />
                <div className={styles.names}>
                  <cite className={styles.name}>
                    <bdi>{item.name}</bdi>
                  </cite>
                  <span className={styles.title}>{item.title}</span>
                </div>
              </figcaption>
            </figure>
          ))}
        </div>
        {items.length > 1 ? (
          <fieldset className={styles.dots}>
            <VisuallyHiddenLegend>Testimonials</VisuallyHiddenLegend>
            {items.map((item, index) => {
              const label = `Testimonial ${index + 1} of ${items.length}`
              return choice.enhanced ? (
                <button
                  key={item._id}
                  type="button"
                  className={styles.dot}
                  aria-current={choice.chosen === index}
                  onClick={() => choice.choose(index)}
                  {...option(index)}
                >
                  <i className={styles.brick} />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </button>
              ) : (
                <ChoiceLabel key={item._id} name={name} index={index} className={styles.dot}>
                  <i className={styles.brick} />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </ChoiceLabel>
              )
            })}
          </fieldset>
        ) : null}
      </ChoiceFrame>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Band>
  )
}
