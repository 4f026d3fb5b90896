import { Wall } from '#src/ui/wall/Wall.tsx'
import styles from './PageError.module.css'

/** A wall of six courses: where each starts, where a brick is missing, and where that brick lies. */
const walls = [
  {
    size: 'narrow',
    width: 395,
    starts: [320, 200, 160, 40, 0, -40],
    gap: 200,
    fallenAt: '92 208',
  },
  {
    size: 'wide',
    width: 1440,
    starts: [800, 600, 480, 360, 160, 40],
    gap: 680,
    fallenAt: '470 212',
  },
] as const

/** The pale wall at the foot of an error screen: one brick is missing, and may lie on the ground. */
export function ErrorWall({ fallen }: { fallen: boolean }) {
  return walls.map(({ size, width, starts, gap, fallenAt }) => (
    <Wall
      key={size}
      only={size}
      className={styles.wall ?? ''}
      courses={starts.map((start, row) => [
        start,
        Array.from({ length: Math.ceil((width - start) / 80) }, (_, brick) =>
          row === 3 && start + brick * 80 === gap ? '__' : toneOf(brick, row),
        ).join(''),
      ])}
      size={[width, 264]}
      brick={[75, 39]}
      joint={5}
      radius={3}
      fit="xMaxYMax slice"
    >
      <rect
        fill="none"
        stroke="var(--laterite)"
        strokeWidth="3"
        strokeDasharray="9 7"
        x={gap + 1.5}
        y="133.5"
        width="72"
        height="36"
        rx="3"
      />
      {fallen ? (
        <rect
          data-tone="L"
          transform={`translate(${fallenAt}) rotate(-9)`}
          width="75"
          height="39"
          rx="3"
        />
      ) : null}
    </Wall>
  ))
}

/** Varies the colors of the bricks in a pattern that looks random. */
function toneOf(brick: number, course: number): string {
  const place = brick * 5 + course * 3
  if (place % 13 === 2) return 'N'
  return place % 4 === 1 ? 'M' : 'W'
}
