import { useId } from 'react'
import type { Section } from '#src/content/types.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Partners.module.css'

/** A strip of logos in one ink color. */
export function Partners({ section }: { section: Section<'partners'> }) {
  const heading = useId()
  return (
    <section {...editMark(section)} className={styles.strip} aria-labelledby={heading}>
      <div className={`measure ${styles.row}`}>
        <div className="stone">
          <h2 id={heading}>{section.heading}</h2>
          {section.note ? <p className="micro">{section.note}</p> : null}
        </div>
        <ul className={styles.logos}>
          {section.logos.map(({ image, ...logo }) => (
            <li {...editMark(logo)} key={logo._id}>
              <Picture
                image={image}
                framings={[
                  {
                    ratio: image.asset.width / image.asset.height,
                    widths: [160, 320],
                    sizes: '160px',
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
