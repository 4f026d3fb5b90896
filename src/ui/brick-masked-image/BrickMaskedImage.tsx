import { isValidElement, type ReactNode } from 'react'
import type { ContentImage } from '#shared/image.ts'
import { acrossPhone, Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './BrickMaskedImage.module.css'

const framings: [Framing, Framing] = [
  acrossPhone,
  {
    ratio: 720 / 620,
    widths: [720, 1080, 1440],
    // As wide as the frame, and wide enough to cover its height of 640px.
    sizes: 'max(744px, 25.25vw + 289px)',
  },
]

interface BrickMaskedImageProps {
  image?: ContentImage
  /** What lies in the wall instead of an image; it may use `--brick-mask`. */
  children?: ReactNode
  /** The words on the brick, or a `PullBrick`. */
  brick: ReactNode
  /** `running` is the default; `soldier` is a course of standing bricks over Flemish bond. */
  bond?: 'running' | 'soldier' | null
  /** What the picture is: on the dark brick, on a phone below the wall. */
  caption: ReactNode
  /** Of the frame around the bricks. */
  className?: string | undefined
}

/**
 * An image masked by bricks in running bond: four by four on phones, five by five from 60em. One brick
 * has a text, another is dark. At a full load, a cover of the color `--field` leaves it course by
 * course, from the bottom. `--brick-fill`, `--brick-text` and `--brick-dark` set their colors.
 */
export function BrickMaskedImage(props: BrickMaskedImageProps) {
  const { image, children, brick, bond, caption, className } = props
  return (
    <div className={styles.wall} data-bond={bond}>
      <div className={classes(styles.frame, className)}>
        {image ? (
          <Picture className={`cover ${styles.image}`} image={image} framings={framings} priority />
        ) : (
          children
        )}
        <div className={styles.label} data-brick={isValidElement(brick) ? 'pull' : true}>
          {brick}
        </div>
      </div>
      <p className={`micro strong ${styles.caption}`}>{caption ? <span>{caption}</span> : null}</p>
    </div>
  )
}
