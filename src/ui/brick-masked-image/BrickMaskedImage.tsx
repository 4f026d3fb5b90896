import { isValidElement, type ReactNode } from 'react'
import type { ContentImage } from '#shared/image.ts'
import { acrossPhone, Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import styles from './BrickMaskedImage.module.css'

const beside: [Framing, Framing] = [
  acrossPhone,
  {
    ratio: 720 / 620,
    widths: [720, 1080, 1440],
    // As wide as the frame, and wide enough to cover its height of 640px.
    sizes: 'max(744px, 25.25vw + 289px)',
  },
]

const across: [Framing, Framing] = [
  acrossPhone,
  { ratio: 1440 / 460, widths: [960, 1440, 1920], sizes: '100vw' },
]

interface BrickMaskedImageProps {
  image: ContentImage
  /** The words on the brick, or a `PullBrick`. */
  brick: ReactNode
  /**
   * `running` is the default; `soldier` is a course of standing bricks over Flemish bond; `wide` is ten by
   * four bricks across the page from 60em, without a cover and a dark brick.
   */
  bond?: 'running' | 'soldier' | 'wide' | null
}

/**
 * An image masked by bricks in running bond: four by four on phones, five by five from 60em. One brick
 * has a text, another is dark. At a full load, a cover of the colour `--field` leaves it course by
 * course, from the bottom. `--brick-fill`, `--brick-text` and `--brick-dark` set their colours.
 */
export function BrickMaskedImage({ image, brick, bond }: BrickMaskedImageProps) {
  return (
    <div className={styles.frame} data-bond={bond}>
      <Picture
        className={`cover ${styles.image}`}
        image={image}
        framings={bond === 'wide' ? across : beside}
        priority
      />
      <div className={styles.label} data-brick={isValidElement(brick) ? 'pull' : true}>
        {brick}
      </div>
      <div className={styles.dark} aria-hidden="true" />
    </div>
  )
}
