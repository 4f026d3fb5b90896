import type { PictureData } from '#src/lib/image/image.ts'
import { Picture } from '../picture/Picture.tsx'
import type { Framing } from '../picture/Picture.tsx'
import styles from './BrickMaskedImage.module.css'

const framings: [Framing, Framing] = [
  { media: '(max-width: 959px)', ratio: 390 / 300, widths: [390, 585, 780], sizes: '100vw' },
  {
    ratio: 720 / 620,
    widths: [720, 1080, 1440],
    // As wide as the wall, but at least what covers its 640px of height.
    sizes: 'max(744px, 25.25vw + 289px)',
  },
]

/**
 * A picture seen through bricks in running bond: four by four on phones, five by five from 960px. One
 * brick has words, another is dark; their colours are `--wall-brick`, `--wall-words`, `--wall-dark`.
 */
export function Wall({ picture, brick }: { picture: PictureData; brick: string | null }) {
  return (
    <div className={styles.wall}>
      <Picture className={styles.picture} picture={picture} framings={framings} priority />
      <div className={styles.worded} data-brick>
        {brick}
      </div>
      <div className={styles.dark} aria-hidden="true" />
    </div>
  )
}
