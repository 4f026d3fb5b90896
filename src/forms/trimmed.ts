/** The same fields with each text trimmed. */
export function trimmed<Values extends Record<keyof Values, string>>(values: Values): Values {
  const copy = { ...values }
  for (const field in copy) {
    if (Object.hasOwn(copy, field)) Object.assign(copy, { [field]: copy[field].trim() })
  }
  return copy
}
