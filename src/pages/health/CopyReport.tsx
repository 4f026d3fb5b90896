import { useState } from 'react'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './CopyReport.module.css'

/** Copies the report; if the browser refuses, the text can be selected instead. */
export function CopyReport({ report, disabled }: { report: () => string; disabled: boolean }) {
  const [refused, setRefused] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)

  function tell() {
    setCopied(true)
    setRefused(null)
  }

  return (
    <>
      <CopyButton text={report} disabled={disabled} onCopied={tell} onRefused={setRefused}>
        <Icon name="file" small />
        Copy report
      </CopyButton>
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
