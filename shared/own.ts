/** The table's own value for a name from content or a request: undefined for `constructor` and the like. */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** True for names that every object inherits, such as `toString`. */
export function isInherited(name: string): boolean {
  return name in Object.prototype
}
