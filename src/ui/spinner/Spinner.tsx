import styles from './Spinner.module.css'

/** Three bricks being laid, over and over: something is under way. What it is stands in words beside. */
export function LayingBricks({ size = 'small' }: { size?: 'small' | 'large' | 'huge' }) {
  return (
    <span className={styles.laying} data-size={size} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
