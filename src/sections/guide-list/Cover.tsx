import type { GuideCard } from '#src/content/types.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import { brickPath } from '#src/ui/wall/Wall.tsx'
import type { Brick } from '#src/ui/wall/Wall.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './Cover.module.css'

interface CoverProps {
  of: Pick<GuideCard, 'image' | 'imageNote' | 'cover' | 'topic'>
  /** The `sizes` attribute of a photograph. */
  sizes: string
  className?: string | undefined
  priority?: boolean
}

/** A guide's photograph, or its figure laid in bricks; nothing for a guide that has neither. */
export function Cover({
  of: { image, imageNote, cover, topic },
  sizes,
  className,
  priority = false,
}: CoverProps) {
  if (!image && !cover) return null
  return (
    <div className={classes(styles.colors, styles.cover, className)} data-color={topic.color}>
      {image ? (
        <Picture
          className="cover"
          image={image}
          framings={[{ ratio: 8 / 5, widths: priority ? [390, 780, 960] : [320, 640], sizes }]}
          priority={priority}
        />
      ) : (
        cover && <Drawing of={cover} />
      )}
      {image && imageNote ? (
        <span className={`micro ${styles.note}`} data-screen-only>
          {imageNote}
        </span>
      ) : null}
    </div>
  )
}

const [width, height, joint] = [256, 132, 4]

/** The most bricks, or courses, or columns, of a drawing: a program may have written any number. */
const most = 100

/** Bricks from the foot of the drawing up; what is marked is in the accent, what is hollow an outline. */
function Drawing({ of: cover }: { of: NonNullable<GuideCard['cover']> }) {
  const { full, marked, hollow } = lay(cover.kind, Math.min(cover.count, most), cover.marked ?? 0)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={cover.alt}>
      <path d={brickPath(full)} />
      {marked.length > 0 ? <path data-tone="marked" d={brickPath(marked)} /> : null}
      {hollow.length > 0 ? <path data-tone="hollow" d={brickPath(hollow, 1)} /> : null}
    </svg>
  )
}

interface Laid {
  full: Brick[]
  marked: Brick[]
  hollow: Brick[]
}

type Kind = NonNullable<GuideCard['cover']>['kind']

function lay(kind: Kind, count: number, mark: number): Laid {
  if (kind === 'bricks') {
    const bricks = rows(count, count > 50 ? 20 : 10)
    return { full: bricks.slice(mark), marked: bricks.slice(0, mark), hollow: [] }
  }
  if (kind === 'checks') {
    const bricks = rows(count, 4)
    return { full: bricks.slice(0, count - mark), marked: [], hollow: bricks.slice(count - mark) }
  }
  if (kind === 'courses') {
    // Laid in bond, each one brick shorter at its start.
    const courses = Array.from({ length: count }, (_, row) => ({ row, bricks: course(row, count) }))
    const laid = courses.filter(({ row }) => row < mark)
    return {
      full: laid.flatMap(({ bricks }) => bricks.slice(1)),
      marked: laid.flatMap(({ bricks }) => bricks.slice(0, 1)),
      hollow: courses.filter(({ row }) => row >= mark).flatMap(({ bricks }) => bricks),
    }
  }
  const columns = Array.from({ length: count }, (_, column) => ({
    column: column + 1,
    bricks: stack(column, count, kind === 'stairs' ? column + 1 : Math.min(5, count)),
  }))
  return {
    full: columns.filter(({ column }) => column !== mark).flatMap(({ bricks }) => bricks),
    marked: columns.filter(({ column }) => column === mark).flatMap(({ bricks }) => bricks),
    hollow: [],
  }
}

/** So many bricks in rows, the first at the foot. */
function rows(count: number, inRow: number): Brick[] {
  const columns = Math.min(count, inRow)
  const long = part(width, columns)
  const high = Math.min(36, part(height - 12, Math.ceil(count / columns)))
  return Array.from({ length: count }, (_, index) =>
    brick((index % columns) * (long + joint), Math.floor(index / columns), long, high),
  )
}

/** One of so many courses. */
function course(row: number, of: number): Brick[] {
  const high = Math.min(27, part(height, of))
  const long = part(width, 4)
  const start = Math.round((row * (long + joint)) / Math.max(4, of / 2))
  return Array.from({ length: 4 }, (_, index) => start + index * (long + joint)).flatMap((x) =>
    x < width - 8 ? [brick(x, row, Math.min(long, width - x), high)] : [],
  )
}

/** One of so many columns, so many bricks high. */
function stack(column: number, of: number, bricks: number): Brick[] {
  const long = Math.min(56, part(width, of))
  const high = Math.min(21, part(height, Math.max(of, bricks)))
  return Array.from({ length: bricks }, (_, row) => brick(column * (long + joint), row, long, high))
}

function brick(x: number, row: number, long: number, high: number): Brick {
  return { x, y: height - high - row * (high + joint), width: long, height: high }
}

/** The size of one of so many bricks, with joints between them. */
function part(whole: number, count: number): number {
  return Math.max(1, Math.floor((whole - (count - 1) * joint) / count))
}
