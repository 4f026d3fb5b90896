import styles from './ErrorWall.module.css'

/** A wall of six courses: where each starts, where a brick is missing, and where that brick lies. */
const walls = [
  { size: 'narrow', width: 395, starts: [320, 200, 160, 40, 0, -40], gap: 200, fallenAt: '92 208' },
  {
    size: 'wide',
    width: 1440,
    starts: [800, 600, 480, 360, 160, 40],
    gap: 680,
    fallenAt: '470 212',
  },
]

/** The pale wall at the foot of an error screen: one brick is missing, and may lie on the ground. */
export function ErrorWall({ fallen }: { fallen: boolean }) {
  return walls.map(({ size, width, starts, gap, fallenAt }) => (
    <svg
      key={size}
      className={styles.wall}
      data-size={size}
      viewBox={`0 0 ${width} 264`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {starts.flatMap((start, course) =>
        bricksOf(start, width)
          .filter((x) => course !== 3 || x !== gap)
          .map((x, brick) => (
            <Brick key={`${course}-${x}`} x={x} y={course * 44} shade={shadeOf(brick, course)} />
          )),
      )}
      <rect className={styles.gap} x={gap + 1.5} y="133.5" width="72" height="36" rx="3" />
      {fallen ? (
        <g transform={`translate(${fallenAt}) rotate(-9)`}>
          <Brick x={0} y={0} shade="fallen" />
        </g>
      ) : null}
    </svg>
  ))
}

function Brick({ x, y, shade }: { x: number; y: number; shade: string }) {
  return <rect data-shade={shade} x={x} y={y} width="75" height="39" rx="3" />
}

function bricksOf(start: number, width: number): number[] {
  return Array.from({ length: Math.ceil((width - start) / 80) }, (_, brick) => start + brick * 80)
}

/** Varies the colours of the bricks in a pattern that looks random. */
function shadeOf(brick: number, course: number): string {
  const place = brick * 5 + course * 3
  if (place % 13 === 2) return 'dark'
  return place % 4 === 1 ? 'middle' : 'light'
}
