/** What a table says of a name that content or a request gave: nothing for `constructor` and its like. */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** True for names that every object answers to, though nobody put them there (`toString`). */
export function isInherited(name: string): boolean {
  return name in Object.prototype
}
