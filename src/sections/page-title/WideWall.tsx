import type { ContentImage } from '#shared/image/image.ts'
import { acrossPhone } from '#src/ui/picture/across-phone.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import styles from './WideWall.module.css'

const framings: [Framing, Framing] = [
  acrossPhone,
  { ratio: 1440 / 460, widths: [960, 1440, 1920], sizes: '100vw' },
]

/** An image across the page behind ten by four bricks, four by four on phones; one brick has a text. */
export function WideWall({ image, brick }: { image: ContentImage; brick: string | null }) {
  return (
    <div className={styles.wall}>
      <Picture className={styles.image} image={image} framings={framings} priority />
      <div className={styles.brick} data-brick>
        {brick}
      </div>
    </div>
  )
}
