import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { TickList } from '#src/ui/note/Note.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './PictureText.module.css'

const framings: [Framing] = [
  {
    ratio: 5 / 4,
    widths: [360, 584, 760, 1168],
    sizes: '(min-width: 60em) min(45vw, 584px), 91vw',
  },
]

/** An image beside a text with bullet points; on a phone the image comes first. */
export function PictureText({ section }: { section: Section<'pictureText'> }) {
  const { heading, text, points, image, caption, action, flip } = section
  return (
    <Band>
      <Split className={styles.row} data-flip={flip || undefined}>
        <figure>
          <Picture className={styles.image} image={image} framings={framings} />
          {caption ? <figcaption className="micro stone">{caption}</figcaption> : null}
        </figure>
        <Copy heading={heading} text={text}>
          {points && points.length > 0 ? <TickList points={points} /> : null}
          {action ? <Action action={action} /> : null}
        </Copy>
      </Split>
    </Band>
  )
}
