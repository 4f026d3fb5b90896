import { useEffect, useState } from 'react'

const minute = 60_000

/** The current time, updated at the start of each minute; null before hydration. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null)

  useEffect(() => {
    let timer = 0
    function tell() {
      clearTimeout(timer)
      const moment = new Date()
      setNow(moment)
      timer = window.setTimeout(tell, minute - (moment.getTime() % minute))
    }
    tell()
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])

  return now
}
