import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Follows a redirect, if there is one: inside the site by the router, else by the address bar. */
export function useRedirect(target: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (target === null) return
    if (target.startsWith('/')) void navigate(target, { replace: true })
    else location.replace(target)
  }, [target, navigate])
}
