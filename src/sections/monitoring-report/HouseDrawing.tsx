import styles from './HouseDrawing.module.css'

/** The house as far as it is built, a dashed line for each course of bricks; the caption says so in words. */
export function HouseDrawing() {
  return (
    <svg className={styles.house} viewBox="0 -16 620 396" aria-hidden="true">
      <path className={styles.level} d="M0 331H620" />
      <path className={styles.course} data-part="foundation" d="M88 359.5h437M100 341.5h410" />
      <path className={styles.course} d="M100 301.5h410m-410-36h410m-410-36h410" />
      <path
        className={styles.course}
        data-half
        d="M100 319.5h410m-410-36h410m-410-36h410m-410-36h410"
      />
      <path className={styles.course} data-part="slab" d="M84 193.5h442" />
      <path
        className={styles.opening}
        d="M125 239h57v52h-57zM299 239h57v52h-57zM411 239h57v52h-57zM208 239h53v91h-53z"
      />
    </svg>
  )
}
