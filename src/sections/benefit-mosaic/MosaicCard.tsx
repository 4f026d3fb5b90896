import type { ReactNode } from 'react'
import { Action } from '#src/ui/action/Action.tsx'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import type { Card } from './card.ts'
import { Drawing } from './Drawing.tsx'
import styles from './MosaicCard.module.css'

const framings: [Framing, ...Framing[]] = [
  { media: '(max-width: 639px)', ratio: 1.6, widths: [360, 560, 720, 1080], sizes: '91vw' },
  { ratio: 1, widths: [400, 560, 800], sizes: '(min-width: 960px) min(29vw, 400px), 46vw' },
]

/** One benefit; if it leads to a page, the whole card is the link. */
export function MosaicCard({ card }: { card: Card }) {
  const { link, drawing } = card
  const look = {
    className: styles.card,
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
        <span className={styles.more}>
          {link.label}
          <Icon name="arrow-right" small />
        </span>
      </Content>
    </SmartLink>
  )
}

function Content({ card, children }: { card: Card; children: ReactNode }) {
  return (
    <>
      {card.drawing === 'picture' && card.image ? (
        <span className={styles.view}>
          <Picture className={styles.image} image={card.image} framings={framings} />
          {card.caption ? <span className={styles.caption}>{card.caption}</span> : null}
        </span>
      ) : null}
      <div className={styles.copy}>
        <h3 className={styles.title}>
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
      <b className={styles.figure}>{figure}</b>
      {title.slice(place + figure.length)}
    </>
  )
}
