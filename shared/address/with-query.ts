/** A redirect's target with the query of the request behind its own query, and its hash last. */
export function withQuery(target: string, search: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(target) ?? []
  const merged = [query, search.replace(/^\?/, '')].filter(Boolean).join('&')
  return page + (merged && `?${merged}`) + hash
}
