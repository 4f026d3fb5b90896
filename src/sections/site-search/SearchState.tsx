import type { ReactNode } from 'react'
import { fillIn } from '#shared/text.ts'
import { t } from '#shared/words/words.ts'
import type { Section } from '#src/content/types.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import styles from './SiteSearch.module.css'

interface StateProps {
  section: Section<'siteSearch'>
}

/** While the code and the index of the search load. */
export function Loading({ section: { loading, loadingText } }: StateProps) {
  return (
    <div role="status" className={`stack-4 ${styles.state}`}>
      <Spinner size="large" />
      <h2>{loading}</h2>
      <p>{loadingText}</p>
    </div>
  )
}

interface FailedProps extends StateProps {
  text: string
  onRetry: () => void
  /** What can be read instead. */
  children: ReactNode
}

/** Where they did not load; the visitor's words are kept. */
export function Failed({ section: { failed, failedText }, text, onRetry, children }: FailedProps) {
  return (
    <>
      <div role="alert" className={`stack-4 ${styles.state}`}>
        <h2>{failed}</h2>
        <p>{fillIn(failedText, { query: text.trim() })}</p>
        <Button onClick={onRetry}>{t().failure.tryAgain}</Button>
      </div>
      {children}
    </>
  )
}
