import type { Section } from '#src/content/types.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import styles from './ProjectSlide.module.css'

const framings: [Framing, Framing] = [
  {
    media: '(max-width: 799px)',
    ratio: 4 / 3,
    widths: [300, 450, 600, 900],
    // A slide and no more: at 390px it is 298px wide, and two pixels for each are in the 600.
    sizes: 'calc(87.5vw - 43px)',
  },
  { ratio: 5 / 4, widths: [420, 630, 840], sizes: '(min-width: 1368px) 418px, 31vw' },
]

type Project = Section<'projectsCarousel'>['projects'][number]

/** One project: its image, name and location. */
export function ProjectSlide({ project }: { project: Project }) {
  return (
    <>
      <div className={styles.frame}>
        <Picture
          className={styles.image}
          image={project.image}
          narrow={project.mobileImage}
          framings={framings}
        />
      </div>
      <h3 className={styles.name}>{project.name}</h3>
      <p className={styles.location}>
        <Icon name="pin" small />
        {project.location}
      </p>
    </>
  )
}
