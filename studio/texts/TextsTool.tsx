import { useState } from 'react'
import type { FormEvent } from 'react'
import { counted } from '../../src/lib/counted.ts'
import { FoundList } from './FoundList.tsx'
import styles from './TextsTool.module.css'
import { useTexts } from './use-texts.ts'

/** Finds a phrase in every text, drafts included, and replaces it where the editor leaves the tick. */
export function TextsTool() {
  const texts = useTexts()
  const [text, setText] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [replacement, setReplacement] = useState('')
  const { found, chosen, undoable, message, isBusy } = texts

  function search(event: FormEvent) {
    event.preventDefault()
    void texts.search({ text, matchCase })
  }

  return (
    <div className={styles.tool}>
      <h1 className={styles.title}>Texts</h1>
      <form className={styles.form} onSubmit={search}>
        <label className={styles.field}>
          Find
          <input
            type="search"
            required
            ref={focusFirst}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={matchCase}
            onChange={({ currentTarget }) => setMatchCase(currentTarget.checked)}
          />
          Match case
        </label>
        <button type="submit" className={styles.button} disabled={isBusy}>
          Search
        </button>
      </form>
      <p className={styles.message} role="status">
        {message}
      </p>
      {undoable ? (
        <button type="button" className={styles.button} onClick={texts.undo} disabled={isBusy}>
          Undo the last replacement ({counted(undoable.count, 'text')})
        </button>
      ) : null}
      {found.length > 0 ? (
        <>
          <div className={styles.form}>
            <label className={styles.field}>
              Replace with
              <input
                value={replacement}
                onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
              />
            </label>
            <button
              type="button"
              className={styles.button}
              disabled={isBusy || chosen.size === 0}
              onClick={() => void texts.replace(replacement)}
            >
              Replace in drafts: {chosen.size} of {found.length}
            </button>
          </div>
          <FoundList found={found} chosen={chosen} onChoose={texts.choose} />
        </>
      ) : null}
    </div>
  )
}

/** Whoever opens the tool wants to search. */
function focusFirst(field: HTMLInputElement | null): void {
  field?.focus()
}
