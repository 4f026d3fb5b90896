import { useState } from 'react'
import type { FormEvent } from 'react'
import { counted } from '#shared/text.ts'
import { ChangedDrafts } from './ChangedDrafts.tsx'
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
  /** Whether the phrase shall go without another in its place. */
  const [asks, setAsks] = useState(false)
  const isEmpty = replacement.trim() === ''
  const places = found
    .filter(({ id }) => chosen.has(id))
    .reduce((sum, { sentences }) => sum + sentences.length, 0)

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
        <>
          <ChangedDrafts replacement={undoable} />
          <button type="button" className={styles.button} onClick={texts.undo} disabled={isBusy}>
            Undo the last replacement ({counted(undoable.count, 'text')})
          </button>
        </>
      ) : null}
      {found.length > 0 ? (
        <>
          <div className={styles.form}>
            <label className={styles.field}>
              Replace with
              <input
                value={replacement}
                onChange={({ currentTarget }) => {
                  setReplacement(currentTarget.value)
                  setAsks(false)
                }}
              />
            </label>
            <button
              type="button"
              className={styles.button}
              disabled={isBusy || chosen.size === 0}
              onClick={() => (isEmpty ? setAsks(true) : void texts.replace(replacement))}
            >
              {isEmpty ? 'Delete in drafts' : 'Replace in drafts'}: {chosen.size} of {found.length}
            </button>
          </div>
          {asks && chosen.size > 0 ? (
            <div role="group" aria-label="Delete this text" className={styles.form}>
              <p className={styles.message}>
                “Replace with” is empty. Delete this text in {counted(places, 'place')}?
              </p>
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  setAsks(false)
                  void texts.replace(replacement)
                }}
              >
                Delete
              </button>
              <button type="button" className={styles.button} onClick={() => setAsks(false)}>
                Cancel
              </button>
            </div>
          ) : null}
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
