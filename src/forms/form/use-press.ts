import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs a task at once or, while a pointer is down, after its click: a message
 * that appears between press and release would move the button from under the pointer.
 */
export function usePress(): (task: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => void (isDown.current = true)
    const release = () => {
      isDown.current = false
      setTimeout(() => waiting.current.splice(0).forEach((task) => task()))
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', release, true)
    document.addEventListener('pointercancel', release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', release, true)
      document.removeEventListener('pointercancel', release, true)
    }
  }, [])
  return useCallback((task) => {
    if (isDown.current) waiting.current.push(task)
    else task()
  }, [])
}
