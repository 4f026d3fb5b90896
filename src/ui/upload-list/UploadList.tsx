import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './UploadList.module.css'
import { UploadRow } from './UploadRow.tsx'
import type { UploadRowActions, UploadRowData } from './UploadRow.tsx'

interface UploadListProps extends UploadRowActions {
  /** Of the file input, for its `<label>`. */
  id: string
  name: string
  rows: readonly UploadRowData[]
  /** Accepted extensions, ".pdf". */
  accept: readonly string[]
  onFiles: (files: File[]) => void
  describedBy?: string | undefined
}

/** An area to choose files or drop them, and a row for each file. */
export function UploadList(props: UploadListProps) {
  const { id, name, rows, accept, onFiles, describedBy, onCancel, onRemove, onRetry } = props
  const input = useRef<HTMLInputElement>(null)

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // Lets the same file be chosen again after it was removed.
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }

  function remove(row: UploadRowData) {
    onRemove(row)
    input.current?.focus()
  }

  return (
    <>
      {/* The browser itself handles files that are dropped on the input. */}
      <div className={styles.zone}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          multiple
          id={id}
          name={name}
          accept={accept.join(',')}
          aria-describedby={describedBy}
          onChange={onChange}
        />
        <Icon name="upload" />
        <span>
          <b>Choose files</b>
          <span className={styles.drop}> or drop them here</span>
        </span>
      </div>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <UploadRow
              key={row.id}
              row={row}
              onCancel={onCancel}
              onRemove={remove}
              onRetry={onRetry}
            />
          ))}
        </ul>
      ) : null}
    </>
  )
}
