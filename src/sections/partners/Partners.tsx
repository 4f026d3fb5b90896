import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './Partners.module.css'

/** A strip of logos in one ink color. */
export function Partners({ section }: { section: Section<'partners'> }) {
  return (
    <Band>
      <Split className={styles.row}>
        <div className="stone">
          <h2>{section.heading}</h2>
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
      </Split>
    </Band>
  )
}
