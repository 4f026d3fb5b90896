import styles from './CountryFlag.module.css'

/** A country's flag; its name stands beside it. */
export function CountryFlag({ src }: { src: string }) {
  return <img className={styles.flag} src={src} alt="" width={28} height={20} loading="lazy" />
}
