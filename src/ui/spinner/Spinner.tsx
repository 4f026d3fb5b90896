import styles from './Spinner.module.css'

/** An endless animation of three bricks being laid. The text beside it says what is in progress. */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' | 'huge' }) {
  return (
    <span className={styles.spinner} data-size={size} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
