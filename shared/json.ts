/** An object with named values: not an array, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects in a list; none in anything that is not a list. */
export function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** The value if it is a string; otherwise ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A text as it is, and any other value as JSON. */
export function textOrJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * The value of a JSON text; undefined for anything that is not JSON.
 * @param change of each value in it, from the inside out
 */
export function parseJson(
  text: string | null | undefined,
  change?: (name: string, value: unknown) => unknown,
): unknown {
  try {
    return JSON.parse(text ?? '', change)
  } catch {
    return undefined
  }
}

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

/** Every object inside a value, from the outside in, the value itself included. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** A copy of a value with each text in it changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]))
}
