import styles from './HousePicture.module.css'

/** Shows the file public/media/house.svg as of one week: its fragment chooses what is built. */
export function HousePicture({ week }: { week: number }) {
  return (
    <img
      className={styles.picture}
      src={`/media/house.svg#w${week}`}
      width="620"
      height="396"
      alt=""
      loading="lazy"
    />
  )
}
