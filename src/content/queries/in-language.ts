/** What lists all records of a type in the default language. */
const listed = /\*\[_type == "\w+" && coalesce\(language, \$base\) == \$base/g

/**
 * A query of the site for a reader of another language than the default: every record that it follows,
 * names or lists is that of the reader, where there is one, else that of the default language.
 * Its parameter `$language` is the reader's. The queries themselves are written for the default language.
 */
export function inLanguage(query: string): string {
  const followed = query.replaceAll(
    /([{,]\s*)?\b([\w.]+)(\[\])?->(?=(\w?))/g,
    (
      written,
      before: string | undefined,
      field: string,
      many: string | undefined,
      next: string,
    ) => {
      // An image or a file has no language, and a list of translations names each of them.
      if (/(?:^|\.)(?:asset|value)$/.test(field)) return written
      const name = before === undefined || next !== '' ? (before ?? '') : `${before}"${field}":`
      const dot = next === '' ? '' : '.'
      return many === undefined
        ? name + translation(`^.${field}._ref`, `${field}->`) + dot
        : `${name}${field}[]{"of":${translation('^._ref', '@->')}}.of${dot}`
    },
  )
  return withLists(followed).replaceAll(
    /\*\[_type == "(\w+)" && (?:_id == "\1"|path == "[^"]+")\]\[0\]/g,
    (written) => translation(`${written}._id`, written),
  )
}

/** The record in the reader's language of the one with this id. */
function translation(id: string, otherwise: string): string {
  const tied = `*[_type=="translation.metadata"&&references(${id})][0].translations`
  return `coalesce(${tied}[language==$language][0].value->,${otherwise})`
}

/** Each list with its records in the reader's language. */
function withLists(query: string): string {
  let result = ''
  let end = 0
  for (const { index } of query.matchAll(listed)) {
    const close = closingBracket(query, index + 1)
    const list = query.slice(index, close)
    result += `${query.slice(end, index)}${list}{"of":${translation('^._id', '@')}}.of`
    end = close
  }
  return result + query.slice(end)
}

/** The index after the bracket that closes the one at `open`. */
function closingBracket(query: string, open: number): number {
  let depth = 0
  for (let index = open; index < query.length; index += 1) {
    if (query[index] === '[') depth += 1
    if (query[index] === ']') depth -= 1
    if (depth === 0) return index + 1
  }
  return query.length
}
