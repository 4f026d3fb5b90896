import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'

type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A link within the site uses the router; any other is a plain anchor to a validated address. */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  if (to.startsWith('/')) {
    return (
      // "none": the router would mark each link for a server that this site does not have.
      <Link to={to} discover="none" {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
