import styles from './HouseImage.module.css'

/** Shows the file public/media/house.svg as of one week: its fragment chooses what is built. */
export function HouseImage({ week }: { week: number }) {
  return (
    <img
      className={styles.image}
      src={`/media/house.svg#w${week}`}
      width="620"
      height="396"
      alt=""
      loading="lazy"
    />
  )
}
