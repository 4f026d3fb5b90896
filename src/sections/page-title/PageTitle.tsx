import type { Section } from '#src/content/types.ts'
import { WideWall } from './WideWall.tsx'
import styles from './PageTitle.module.css'

interface PageTitleProps {
  section: Section<'pageTitle'>
  first?: boolean
}

/** The row that names a page, with a wide brick wall below it if there is an image. */
export function PageTitle({ section, first = false }: PageTitleProps) {
  const { heading, lead, image, brick } = section
  const tone = section.tone ?? 'plaster'
  const Heading = first ? 'h1' : 'h2'
  return (
    <section
      className={styles.title}
      data-band={tone}
      data-ground={tone === 'bush' ? 'dark' : 'light'}
      data-wall={image ? true : undefined}
    >
      <div className={styles.row}>
        <Heading className={styles.heading}>{heading}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {image ? <WideWall image={image} brick={brick} /> : null}
    </section>
  )
}
