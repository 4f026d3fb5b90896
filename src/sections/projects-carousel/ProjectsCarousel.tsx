import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { Carousel } from '#src/ui/carousel/Carousel.tsx'
import { ClosingPanel } from './ClosingPanel.tsx'
import { ProjectSlide } from './ProjectSlide.tsx'
import styles from './ProjectsCarousel.module.css'

/** Sample projects in a row that ends with a panel asking for the visitor's own project. */
export function ProjectsCarousel({ section }: { section: Section<'projectsCarousel'> }) {
  const { heading, projects, note, closingText, closingAction } = section
  if (projects.length === 0) return null
  return (
    <Band className={styles.band}>
      <Carousel
        key={projects.map((project) => project._id).join(' ')}
        heading={heading}
        previous="Previous project"
        next="Next project"
        note={note}
        slides={projects.map((project) => ({
          key: project._id,
          content: <ProjectSlide project={project} />,
        }))}
        closing={
          closingAction ? <ClosingPanel text={closingText} action={closingAction} /> : undefined
        }
      />
      {/* On phones there is no room for it beside the last project: it stands whole below the row. */}
      {closingAction ? (
        <div className={styles.below}>
          <ClosingPanel text={closingText} action={closingAction} />
        </div>
      ) : null}
    </Band>
  )
}
