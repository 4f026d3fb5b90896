import type { Section } from '#src/content/types.ts'
import { FlipCard } from '#src/ui/flip-card/FlipCard.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import styles from './MemberCard.module.css'

type Member = Section<'team'>['members'][number]

const framings: [Framing] = [
  {
    ratio: 0.9,
    widths: [200, 400, 608],
    sizes: '(min-width: 1080px) 304px, (min-width: 700px) 33vw, 50vw',
  },
]

/** Front: image, name, role. Back: the biography on the colour of the card. */
export function MemberCard({ member }: { member: Member }) {
  const { name, role, image, description, theme } = member
  return (
    <FlipCard
      name={name}
      front={
        <div className={styles.front} data-theme={theme}>
          <div className={styles.image} data-empty={image ? undefined : true}>
            {image ? <Picture image={image} framings={framings} /> : <Pictogram name="house" />}
          </div>
          <div className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.role}>{role}</span>
          </div>
        </div>
      }
      back={
        <div className={styles.back} data-theme={theme}>
          <bdi className={styles.name}>{name}</bdi>
          <p className={styles.text} dir="auto">
            {description}
          </p>
        </div>
      }
    />
  )
}
