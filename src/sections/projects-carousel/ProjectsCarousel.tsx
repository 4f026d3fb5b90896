import type { ActionData } from '#shared/leads/forms.ts'
import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { Carousel } from '#src/ui/carousel/Carousel.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
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
        previous={t().sections.previousProject}
        next={t().sections.nextProject}
        note={note}
        slides={projects.map((project) => ({
          key: project._id,
          content: <ProjectSlide project={project} />,
        }))}
        closing={
          closingAction ? <ClosingPanel text={closingText} action={closingAction} /> : undefined
        }
      />
    </Band>
  )
}

const framings: [Framing, Framing] = [
  {
    media: '(width < 43.75em)',
    ratio: 4 / 3,
    widths: [300, 600, 900],
    // A slide and no more: at 390px it is 298px wide, and two pixels for each are in the 600.
    sizes: 'calc(87.5vw - 43px)',
  },
  { ratio: 5 / 4, widths: [420, 840], sizes: '(min-width: 1368px) 418px, 31vw' },
]

type Project = Section<'projectsCarousel'>['projects'][number]

/** One project: its image, name and location. */
function ProjectSlide({ project }: { project: Project }) {
  return (
    <>
      <div className={`pane ${styles.frame}`}>
        <Picture
          className="cover"
          image={project.image}
          narrow={project.mobileImage}
          framings={framings}
        />
      </div>
      <h3 className="above-4">{project.name}</h3>
      <p className="stone above-1 row-2">
        <Icon name="pin" small />
        {project.location}
      </p>
    </>
  )
}

/** The laterite panel after the last project; a click anywhere on it triggers its action. */
function ClosingPanel({ text, action }: { text: string | null; action: ActionData }) {
  return (
    <div className={`card column ${styles.panel}`} data-ground="dark">
      {text ? <p className={`title ${styles.text}`}>{text}</p> : null}
      <Pictogram name="house" className={styles.art} />
      <div className="stretched">
        <Action action={action} variant="more" />
      </div>
    </div>
  )
}
