import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withQuery } from '#shared/address/with-query.ts'

/**
 * Follows a redirect, if there is one: inside the site by the router, else by the address bar. The query of
 * the old address goes along, and its hash where the new address has none.
 */
export function useRedirect(target: string | null): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    if (target === null) return
    const next = withQuery(target, search) + (target.includes('#') ? '' : hash)
    if (next.startsWith('/')) void navigate(next, { replace: true })
    else location.replace(next)
  }, [target, search, hash, navigate])
}
