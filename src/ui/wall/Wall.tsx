import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Wall.module.css'

/**
 * Where a course starts, in units of the drawing, and one letter for each brick: its tone (the list is in
 * Wall.module.css), capital for a whole brick, small for half a brick; `_` is a gap of half a brick.
 */
export type Course = readonly [start: number, bricks: string]

interface WallProps {
  /** From the top. */
  courses: readonly Course[]
  /** Width and height of the drawing. */
  size: readonly [number, number]
  /** Width and height of a whole brick. */
  brick: readonly [number, number]
  /** Between bricks and between courses. */
  joint: number
  /** Of the corners. */
  radius?: number
  /** How the drawing fills its box, as `preserveAspectRatio`. */
  fit?: string
  /** Shown below 43.75em only, or from 43.75em only. */
  only?: 'narrow' | 'wide'
  /** What the drawing shows, where it is more than decoration. */
  label?: string
  className?: string
  /** What is drawn besides the bricks. */
  children?: ReactNode
}

/** A wall of bricks, drawn as one path for each tone. */
export function Wall(props: WallProps) {
  const { courses, size, brick, joint, radius = 0, fit, only, label, className } = props
  const laid = courses.flatMap((course, row) => lay(course, row, brick, joint))
  return (
    <svg
      className={classes(styles.wall, className)}
      viewBox={`0 0 ${size.join(' ')}`}
      preserveAspectRatio={fit}
      data-only={only}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {[...new Set(laid.map(({ tone }) => tone))].map((tone) => (
        <path
          key={tone}
          data-tone={tone}
          strokeWidth={2 * radius}
          d={brickPath(
            laid.filter((one) => one.tone === tone),
            radius,
          )}
        />
      ))}
      {props.children}
    </svg>
  )
}

function lay(
  [start, bricks]: Course,
  row: number,
  [long, high]: WallProps['brick'],
  joint: number,
) {
  const half = (long - joint) / 2
  let x = start
  return Array.from(bricks).flatMap((letter) => {
    const tone = letter.toUpperCase()
    const width = letter === tone && letter !== '_' ? long : half
    const laid = { tone, x, y: row * (high + joint), width, height: high }
    x += width + joint
    return letter === '_' ? [] : [laid]
  })
}

/** A brick in the units of its drawing; x and y are its upper left corner. */
export interface Brick {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Bricks as the `d` of one path, inset so that a stroke of twice the radius rounds their corners. Each starts
 * relative to the one before: walls are regular, so the text repeats itself and compresses well.
 */
export function brickPath(bricks: readonly Brick[], inset = 0): string {
  return bricks
    .map(({ x, y, width, height }, index) => {
      const before = bricks[index - 1]
      const step = before ? `m${x - before.x} ${y - before.y}` : `M${x + inset} ${y + inset}`
      const long = width - 2 * inset
      return `${step}h${long}v${height - 2 * inset}h${-long}z`
    })
    .join('')
}

/** Progress in courses of running bond: those that are done, the current one, and those to come. */
export function CourseStack({ laid, of: courses }: { laid: number; of: number }) {
  return (
    <Wall
      className={styles.stack ?? ''}
      size={[237, courses * 15 - 3]}
      brick={[57, 12]}
      joint={3}
      radius={1.5}
      courses={Array.from({ length: courses }, (_, row) => {
        const course = courses - row
        const tone = course === laid ? 'L' : course < laid ? 'D' : 'M'
        const half = tone.toLowerCase()
        return [0, course % 2 === 1 ? tone.repeat(4) : half + tone.repeat(3) + half]
      })}
    />
  )
}

/** Bricks that are counted, 20 in a row: a letter for the tone of each. The class may set `--brick-height`. */
export function BrickRow({ bricks, className }: { bricks: string; className?: string }) {
  return (
    <span className={classes(styles.row, className)} aria-hidden="true">
      {Array.from(bricks, (tone, index) => (
        <i key={index} data-tone={tone} />
      ))}
    </span>
  )
}

/** One small brick for each minute or guide; the text beside it names the number. */
export function SmallBricks({ count }: { count: number }) {
  const long = count * 13 - 2
  const bricks = Array.from({ length: count }, (_, index) => ({
    x: index * 13,
    y: 0,
    width: 11,
    height: 7,
  }))
  return (
    <svg
      className={styles.small}
      viewBox={`0 0 ${long} 7`}
      width={long}
      height="7"
      aria-hidden="true"
    >
      <path d={brickPath(bricks)} />
    </svg>
  )
}
