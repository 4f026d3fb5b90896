import { useRef, useEffect } from 'react'
import type { ChangeEvent } from 'react'
import { fileSize } from '#shared/file-rules.ts'
import { t } from '#shared/words/words.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './UploadList.module.css'

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
      <div className={`stack-1 ${styles.zone}`}>
        <input
          ref={input}
          className="covering"
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
          <b>{t().files.choose}</b>
          <span className={styles.drop}>{t().files.drop}</span>
        </span>
      </div>
      {rows.length > 0 ? (
        <ul className="stack-2 above-2">
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

/** One file and its state. */
export interface UploadRowData {
  id: string
  name: string
  /** Null where it is unknown. */
  bytes: number | null
  state: 'done' | 'uploading' | 'failed' | 'refused'
  /** 0 to 100. */
  percent: number
  /** Why it failed or was refused. */
  reason: string
}

export interface UploadRowActions {
  onCancel: (row: UploadRowData) => void
  onRemove: (row: UploadRowData) => void
  onRetry: (row: UploadRowData) => void
}

const icons = { done: 'tick', uploading: 'file', failed: 'alert', refused: 'cross' } as const
const bricks = Array.from({ length: 10 }, (_, index) => index)

/** A file with its state in words, and the buttons for that state. */
export function UploadRow({
  row,
  onCancel,
  onRemove,
  onRetry,
}: { row: UploadRowData } & UploadRowActions) {
  const { name, state } = row
  const isRunning = state === 'uploading'
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Chosen among many, it would be missed below the fold.
    if (state === 'refused') item.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <li ref={item} className={styles.row} data-state={state}>
      <span className={`center ${styles.tile}`}>
        <Icon name={icons[state]} />
      </span>
      <div role={state === 'refused' ? 'alert' : undefined}>
        <b className={`strong block ${styles.name}`}>
          <bdi>{name}</bdi>
        </b>
        <span className={`quiet ${styles.line}`}>{stateLine(row)}</span>
        {isRunning ? <Bricks percent={row.percent} /> : null}
      </div>
      {state === 'failed' ? (
        <button
          type="button"
          className={`small strong ${styles.retry}`}
          aria-label={t().files.retryOf(name)}
          onClick={() => onRetry(row)}
        >
          {t().files.retry}
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button"
        aria-label={isRunning ? t().files.cancelOf(name) : t().files.removeOf(name)}
        onClick={() => (isRunning ? onCancel(row) : onRemove(row))}
      >
        <Icon name={isRunning || state === 'refused' ? 'cross' : 'trash'} />
      </button>
    </li>
  )
}

function stateLine({ bytes, percent, reason, state }: UploadRowData): string {
  if (state === 'uploading') return t().files.percent(percent)
  if (state === 'done')
    return bytes === null ? t().files.uploaded : t().files.uploadedSize(fileSize(bytes))
  return reason
}

/** A progress bar of ten bricks, ten per cent each. */
function Bricks({ percent }: { percent: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {bricks.map((brick) => (
        <i key={brick} data-laid={percent >= (brick + 1) * 10 || undefined} />
      ))}
    </span>
  )
}
