import styles from './CourseStack.module.css'

const even = [0, 60, 120, 180].map((x) => ({ x, width: 57 }))
const odd = [0, 30, 90, 150, 210].map((x) => ({ x, width: x % 210 === 0 ? 27 : 57 }))

/** Progress drawn in bricks in running bond: rows that are done, the current one, and those to come. */
export function CourseStack({ laid, of: courses }: { laid: number; of: number }) {
  const height = courses * 15 - 3
  return (
    <svg className={styles.stack} viewBox={`0 0 237 ${height}`} aria-hidden="true">
      {Array.from({ length: courses }, (_, course) =>
        (course % 2 === 0 ? even : odd).map(({ x, width }) => (
          <rect
            key={`${course}-${x}`}
            className={styles.brick}
            data-state={stateOf(course, laid)}
            x={x}
            y={height - 12 - course * 15}
            width={width}
            height="12"
            rx="1.5"
          />
        )),
      )}
    </svg>
  )
}

function stateOf(course: number, laid: number) {
  if (course === laid - 1) return 'now'
  return course < laid ? 'done' : 'open'
}
