import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Runs a task whenever the surrounding dialog is closed. */
export function useClosing(inside: RefObject<HTMLElement | null>, task: () => void): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const run = () => latest.current()
    dialog?.addEventListener('close', run)
    return () => dialog?.removeEventListener('close', run)
  }, [inside])
}
