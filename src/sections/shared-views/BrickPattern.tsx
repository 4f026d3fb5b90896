import styles from './BrickPattern.module.css'

/** Two courses of pale bricks, as a fill for other drawings of the page. */
export function BrickPattern({ id }: { id: string }) {
  return (
    <svg className={styles.source} width="0" height="0" aria-hidden="true">
      <pattern id={id} width="72" height="44" patternUnits="userSpaceOnUse">
        <rect className={styles.joint} width="72" height="44" />
        <path
          className={styles.brick}
          d="M1.5 1.5h69v19h-69zM-34.5 23.5h69v19h-69zM37.5 23.5h69v19h-69z"
        />
      </pattern>
    </svg>
  )
}
