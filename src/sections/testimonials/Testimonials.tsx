import { useId } from 'react'
import type { ContentImage } from '#shared/image.ts'
import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { ChoiceFrame, ChoiceLabel, option, shownBy, useChoice } from '#src/ui/choice/Choice.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Testimonials.module.css'

/** Endorsements of named people, one at a time; one dot, drawn as a brick, for each. */
export function Testimonials({ section }: { section: Section<'testimonials'> }) {
  const { heading, items, note } = section
  const name = useId()
  const [root, choice] = useChoice(items.length)
  return (
    <Band>
      <h2 className="visually-hidden">{heading}</h2>
      <ChoiceFrame root={root} className={styles.quotes}>
        <div className={styles.stage} aria-live="polite">
          {items.map((item, index) => (
            <figure
              {...editMark(item)}
              key={item._id}
              className={styles.quote}
              {...shownBy(choice, index)}
            >
              <blockquote className={styles.words}>{quoted(item.message)}</blockquote>
              <figcaption className={`row-4 ${styles.person}`}>
                <Portrait image={item.image} name={item.name} />
                <div className={styles.names}>
                  <cite className={`strong block ${styles.name}`}>
                    <bdi>{item.name}</bdi>
                  </cite>
                  <span className={`stone ${styles.role}`}>
                    {note ? `${item.title}. ${note}` : item.title}
                  </span>
                </div>
              </figcaption>
            </figure>
          ))}
        </div>
        {items.length > 1 ? (
          <fieldset className={styles.dots} data-screen-only>
            <legend className="visually-hidden">{t().sections.testimonials}</legend>
            {items.map((item, index) => {
              const label = t().sections.testimonial(index + 1, items.length)
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
    </Band>
  )
}

const framings: [Framing, Framing] = [
  { media: '(width < 60em)', ratio: 4 / 3, widths: [96, 192, 288], sizes: '96px' },
  { ratio: 8 / 7, widths: [320, 640], sizes: '320px' },
]

/** The person's image, or a small brick stamped with the initials. */
function Portrait({ image, name }: { image: ContentImage | null; name: string }) {
  return image ? (
    <div className={styles.portrait}>
      <Picture className="cover" image={image} framings={framings} />
    </div>
  ) : (
    <span className={`center ${styles.initials}`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** Of the first and the last word that begins with a letter: an editor's view appends invisible marks. */
function initials(name: string): string {
  const words = name.match(/\p{L}\S*/gu) ?? []
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.match(/./u)?.[0] ?? '')
    .join('')
}

const openers = ['“', '‘', '«', '„', '‹', '「']

/** The words in the marks of the page's language; straight ones are replaced, an editor's own are kept. */
export function quoted(message: string): string {
  const words = message.trim().replace(/^"(.*)"$/s, '$1')
  return openers.some((mark) => words.startsWith(mark)) ? words : t().quoted(words)
}
