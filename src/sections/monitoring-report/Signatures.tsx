import type { Section } from '#src/content/types.ts'
import styles from './Signatures.module.css'

type Signature = NonNullable<Section<'monitoringReport'>['signatures']>[number]

/** Strokes of a pen that spell no name. */
const strokes = [
  'M4 26c8-18 14-22 16-14s-8 16-3 14 10-14 14-12-3 12 2 11 8-8 14-9 10 6 22-2',
  'M6 8c2 10 2 16 0 22M6 18c10-14 20-12 18-4s-12 10-8 12 14-16 20-14 0 12 6 10 12-10 26-12',
  'M4 22c14-2 22-16 18-18s-10 20-6 22 12-14 16-14 2 12 8 10 14-14 20-8 10 6 22 2',
]

/** Who signed, and for what. */
export function Signatures({ of: signatures }: { of: Signature[] }) {
  if (signatures.length === 0) return null
  return (
    <ul className={styles.signatures}>
      {signatures.map(({ _key, role, act }, index) => (
        <li className={styles.signature} key={_key}>
          <svg className={styles.pen} viewBox="0 0 108 34" aria-hidden="true">
            <path d={strokes[index % strokes.length]} />
          </svg>
          <b className={styles.role}>{role}</b>
          {act}
        </li>
      ))}
    </ul>
  )
}
