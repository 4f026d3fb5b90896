import type { Guide } from '#src/content/types.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import styles from './Byline.module.css'

/** Who wrote a guide. */
export function Byline({ of: { name, role, image } }: { of: NonNullable<Guide['author']> }) {
  return (
    <div className={`row-4 ${styles.byline}`}>
      {image ? (
        <Picture
          image={{ ...image, alt: '' }}
          framings={[{ ratio: 1, widths: [112], sizes: '56px' }]}
        />
      ) : null}
      <p>
        <b className="block">{name}</b>
        <span className="small">{role}</span>
      </p>
    </div>
  )
}
