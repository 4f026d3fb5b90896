import type { Section } from '#src/content/types.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { BrickMaskedImage } from '#src/ui/brick-masked-image/BrickMaskedImage.tsx'
import styles from './Promises.module.css'

const icons = ['cash', 'clock', 'shield']

/** The page's title and its promises, one per line of the editor's text. */
export function Promises({ hero }: { hero: Section<'hero'> }) {
  const points = (hero.lead ?? '').split('\n').flatMap((line) => line.trim() || [])
  return (
    <div className={styles.side} data-ground="dark">
      <h1 className={styles.heading}>{hero.heading}</h1>
      <ul className={styles.points}>
        {points.map((point, index) => (
          <li key={point}>
            <Icon name={icons[index] ?? 'tick'} />
            {point.replace(/\.$/, '')}
          </li>
        ))}
      </ul>
      {hero.image ? (
        <div className={styles.wall}>
          <BrickMaskedImage image={hero.image} brick={hero.brick} />
        </div>
      ) : null}
    </div>
  )
}
