import { shadeOf } from '#shared/grounds.ts'
import { groundOf } from '#shared/section-grounds.ts'
import type { Section } from '#src/content/types.ts'
import { BrickMaskedImage } from '#src/ui/brick-masked-image/BrickMaskedImage.tsx'
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
  const ground = groundOf(section)
  const Heading = first ? 'h1' : 'h2'
  return (
    <section
      {...editMark(section)}
      className={styles.title}
      data-band={ground}
      data-ground={shadeOf(ground)}
      data-wall={image ? true : undefined}
    >
      <div className={`measure ${styles.row}`}>
        <Heading className={styles.heading}>{heading}</Heading>
        {lead ? <Lead className={styles.lead}>{lead}</Lead> : null}
      </div>
      {image ? <BrickMaskedImage image={image} brick={brick} bond="wide" /> : null}
    </section>
  )
}
