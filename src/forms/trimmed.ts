import { visibleText } from '#shared/text.ts'

/** The same fields with each text trimmed, and without characters that nobody sees. */
export function trimmed<Values extends Record<keyof Values, string>>(values: Values): Values {
  const copy = { ...values }
  for (const field in copy) {
    if (Object.hasOwn(copy, field)) Object.assign(copy, { [field]: visibleText(copy[field]) })
  }
  return copy
}
