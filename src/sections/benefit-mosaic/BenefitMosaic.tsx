import type { ReactNode } from 'react'
import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Action, More, SmartLink } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { HouseImage } from '#src/ui/picture/Picture.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './BenefitMosaic.module.css'

/** Benefits with their figures and drawings, laid 7 and 5, 5 and 7, 7 and 5. */
export function BenefitMosaic({ section }: { section: Section<'benefitMosaic'> }) {
  return (
    <Band>
      <HeadRow heading={section.heading} />
      <div className="bond">
        {section.cards.map((card) => (
          <MosaicCard key={card._id} card={card} />
        ))}
      </div>
    </Band>
  )
}

/** One benefit; if it leads to a page, the whole card is the link. */
function MosaicCard({ card }: { card: Card }) {
  const { link, drawing } = card
  const look = {
    ...editMark(card),
    className: `card ${styles.card}`,
    'data-drawing': drawing ?? undefined,
    'data-ground': drawing === 'keys' ? 'dark' : 'light',
  }
  if (link === null || 'opens' in link) {
    return (
      <article {...look}>
        <Content card={card}>{link ? <Action action={link} variant="more" /> : null}</Content>
      </article>
    )
  }
  return (
    <SmartLink to={link.to} {...look}>
      <Content card={card}>
        <More>{link.label}</More>
      </Content>
    </SmartLink>
  )
}

function Content({ card, children }: { card: Card; children: ReactNode }) {
  return (
    <>
      {card.drawing === 'house' ? (
        <span className={styles.view}>
          <HouseImage week={card.week ?? 20} />
          {card.caption ? <b className={`title ${styles.caption}`}>{card.caption}</b> : null}
        </span>
      ) : null}
      <div className={`column ${styles.copy}`}>
        <h3>
          <Title title={card.title} figure={card.figure} />
        </h3>
        <Drawing card={card} />
        <p>{card.body}</p>
        {children}
      </div>
    </>
  )
}

/** "Pay $0 until completion" with its "$0" set large; a figure that is not in the title is left out. */
function Title({ title, figure }: { title: string; figure: string | null }) {
  const place = figure ? title.indexOf(figure) : -1
  if (!figure || place < 0) return title
  return (
    <>
      {title.slice(0, place)}
      <b className={`block ${styles.figure}`}>{figure}</b>
      {title.slice(place + figure.length)}
    </>
  )
}

/** How high the price of one brick rises; the lowest course keeps the price that was agreed. */
const priceCourses = [1, 1, 2, 3, 4, 5, 7]
const monthsAtMost = 24

/** The card's figure drawn in bricks, or its points as bricks with words on them. */
function Drawing({ card }: { card: Card }) {
  switch (card.drawing) {
    case 'keys':
      return <Keys figure={card.figure ?? ''} end={card.caption ?? t().sections.keys} />
    case 'chips':
      return <Points points={card.points ?? []} look="chips" />
    case 'months':
      return <Months figure={card.figure} />
    case 'professionals':
      return <Points points={card.points ?? []} look="mosaic" />
    case 'prices':
      return <Prices />
    default:
      return null
  }
}

/** Five months without an instalment, then the keys. */
function Keys({ figure, end }: { figure: string; end: string }) {
  return (
    <div className={styles.keys} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((month) => (
        <i className={`row-2 ${styles.key}`} key={month}>
          {figure}
        </i>
      ))}
      <i className={`row-2 ${styles.key}`}>
        <Icon name="key" small />
        {end}
      </i>
    </div>
  )
}

/** As many bricks as the figure: five for "5 months". */
function Months({ figure }: { figure: string | null }) {
  const months = Math.min(Number.parseInt(figure ?? '', 10) || 0, monthsAtMost)
  if (months < 1) return null
  return (
    <div className={styles.months} aria-hidden="true">
      {Array.from({ length: months }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}

function Points({ points, look }: { points: string[]; look: 'chips' | 'mosaic' }) {
  if (points.length === 0) return null
  return (
    <ul
      className={`small strong above-4 ${styles.points} ${look === 'mosaic' ? 'bond' : ''}`}
      data-look={look}
    >
      {points.map((point, index) => (
        <li className={`row-2 ${styles.point}`} key={index}>
          {look === 'mosaic' ? <Icon name="tick" small /> : null}
          {point}
        </li>
      ))}
    </ul>
  )
}

function Prices() {
  return (
    <svg className={`above-5 ${styles.prices}`} viewBox="0 0 304 124" aria-hidden="true">
      {priceCourses.flatMap((height, column) =>
        Array.from({ length: height }, (_, course) => (
          <rect
            key={`${column}-${course}`}
            className={course === 0 ? styles.fixed : undefined}
            x={column * 44}
            y={112 - course * 16}
            width="40"
            height="12"
            rx="2"
          />
        )),
      )}
    </svg>
  )
}

/** One benefit of the mosaic. */
type Card = Section<'benefitMosaic'>['cards'][number]
