import { useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './CopyReport.module.css'

/** Copies the report; where the browser refuses, the text is there to be selected. */
export function CopyReport({ report, disabled }: { report: () => string; disabled: boolean }) {
  const [refused, setRefused] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    const text = report()
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setRefused(null)
    } catch {
      setRefused(text)
    }
  }

  return (
    <>
      <Button data-replay disabled={disabled} onClick={() => void copy()}>
        <Icon name={isCopied ? 'tick' : 'file'} small />
        Copy report
      </Button>
      <p role="status" className={styles.said}>
        {isCopied ? 'The report is copied.' : null}
      </p>
      {refused === null ? null : (
        <label className={styles.report}>
          Select this text and copy it
          <textarea
            readOnly
            rows={8}
            value={refused}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  )
}
