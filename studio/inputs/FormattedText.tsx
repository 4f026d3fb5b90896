import { type ReactNode, useState } from 'react'
import { lostInPaste } from './lost-in-paste.ts'
import styles from './FormattedText.module.css'

/** A formatted text; below it, what it could not take over from the clipboard. */
export function FormattedText({ children }: { children: ReactNode }) {
  const [lost, setLost] = useState<string | null>(null)
  return (
    <div
      onPasteCapture={({ clipboardData }) =>
        setLost(lostInPaste(clipboardData.getData('text/html')))
      }
    >
      {children}
      <p role="status" className={styles.lost} hidden={lost === null}>
        {lost}
      </p>
    </div>
  )
}
