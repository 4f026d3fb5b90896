import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A link within the site uses the router; any other is a plain anchor to a validated address. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (to.startsWith('/')) {
    return (
      <RouterLink to={to} {...rest}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** The router's own `Link` is also for prefetching from its server, which every visitor would download. */
function RouterLink({ to, onClick, children, ...rest }: SmartLinkProps) {
  const follow = useLinkClickHandler(to, rest.target ? { target: rest.target } : {})
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
