/** Question lists by the last segment of the path; any other path shows the general list. */
const lists: Record<string, string> = {
  owner: 'owner',
  developer: 'developer',
  lender: 'lender',
  enterprise: 'enterprise',
  contractor: 'contractor',
  consultant: 'contractor',
}

/** "/lender" gives "lender", "/consultant" gives "contractor", "/" and unknown paths give "general". */
export function audienceOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return (Object.hasOwn(lists, last) ? lists[last] : undefined) ?? 'general'
}
