import { useEffect, useState } from 'react'

const minute = 60_000

/** The moment, told anew as each minute begins; null before hydration, since a page has no clock. */
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
    // A phone that slept missed its minutes.
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])

  return now
}
