import type { ContentImage } from '#shared/image/image.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import styles from './Portrait.module.css'

const framings: [Framing, Framing] = [
  { media: '(max-width: 959px)', ratio: 4 / 3, widths: [96, 192, 288], sizes: '96px' },
  { ratio: 8 / 7, widths: [320, 640], sizes: '320px' },
]

/** The person's image, or the initials in the same box when there is none. */
export function Portrait({ image, name }: { image: ContentImage | null; name: string }) {
  return (
    <div className={styles.portrait}>
      {image ? (
        <Picture className={styles.image} image={image} framings={framings} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      )}
    </div>
  )
}

/** Of the first and the last word that begins with a letter: an editor's view appends invisible marks. */
function initials(name: string): string {
  const words = name.match(/\p{L}\S*/gu) ?? []
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.match(/./u)?.[0] ?? '')
    .join('')
}
