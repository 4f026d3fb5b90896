import styles from './NumberWall.module.css'

/** Courses from the top: capital letters are whole bricks, small ones half bricks; `r` laterite, `_` a gap. */
const courses = [
  'LMLLLLML__L',
  'llrlrLlrRrllrlrLl',
  'LrlrlLrllrLrlrlL',
  'llrRrllrLrllrRrll',
  'LLrlMrllrLLrlL',
  'lLlrLlrRrlLlrMl',
  'LLLLMLLLLM',
  'lLLLLMLLLLl',
]

const half = 38
const joint = 4

/** "404" laid in bricks; the brick that is missing at the top lies at the bottom. */
export function NumberWall() {
  return (
    <svg className={styles.wall} viewBox="0 0 756 366" role="img" aria-label="404, laid in brick">
      {courses.flatMap((course, row) => {
        let at = 0
        return Array.from(course).map((brick) => {
          const isWhole = brick !== brick.toLowerCase()
          const x = at * half
          at += isWhole ? 2 : 1
          return brick === '_' ? null : (
            <rect
              key={`${row}-${x}`}
              data-shade={brick.toLowerCase()}
              x={x}
              y={row * 44}
              width={(isWhole ? 2 : 1) * half - joint}
              height="40"
              rx="2"
            />
          )
        })
      })}
      <rect
        data-shade="loose"
        transform="translate(577.6 316.8) rotate(-11)"
        width="72"
        height="40"
        rx="2"
      />
    </svg>
  )
}
