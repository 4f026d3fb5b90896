import type { ContentImage } from '#shared/image.ts'
import type { Section } from '#src/content/types.ts'
import { Picture, acrossPhone } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
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
      {...editMark(section)}
      className={styles.title}
      data-band={tone}
      data-ground={tone === 'bush' ? 'dark' : 'light'}
      data-wall={image ? true : undefined}
    >
      <div className={`measure ${styles.row}`}>
        <Heading className={styles.heading}>{heading}</Heading>
        {lead ? <Lead className={styles.lead}>{lead}</Lead> : null}
      </div>
      {image ? <WideWall image={image} brick={brick} /> : null}
    </section>
  )
}

const framings: [Framing, Framing] = [
  acrossPhone,
  { ratio: 1440 / 460, widths: [960, 1440, 1920], sizes: '100vw' },
]

/** An image across the page behind ten by four bricks, four by four on phones; one brick has a text. */
function WideWall({ image, brick }: { image: ContentImage; brick: string | null }) {
  return (
    <div className={styles.wall}>
      <Picture className={styles.image} image={image} framings={framings} priority />
      <div className={styles.brick} data-brick>
        {brick}
      </div>
    </div>
  )
}
