import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AdminHash } from '#src/config/admin.ts'
import { paths } from '#shared/paths.ts'
import { throttleWait } from '#src/browser/throttle.ts'
import { openSite } from '#src/pages/construction/session-flag.ts'
import { isPair } from './is-pair.ts'

/** Checks e-mail and password; on a match sets the session's flag and goes to the home page. */
export function useLogin(expected: AdminHash | null) {
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'checking' | 'wrong'>('idle')
  const [failures, setFailures] = useState(0)
  // Two submits may happen in one tick, before any state changes.
  const isBusy = useRef(false)
  const isHere = useStillHere()

  async function logIn(email: string, password: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState('checking')
    await new Promise((resolve) => setTimeout(resolve, throttleWait(failures)))
    const isRight = await isPair(email, password, expected)
    isBusy.current = false
    if (!isHere.current) return
    if (isRight) {
      openSite()
      await navigate(paths.home)
      return
    }
    setFailures(failures + 1)
    setState('wrong')
  }

  return { state, isThrottled: throttleWait(failures) > 0, logIn }
}

function useStillHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
