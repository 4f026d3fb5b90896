import type { Words } from './en.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áḃćďéḟĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁḂĆĎÉḞĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ'

/** "Send" becomes "Śéńď". */
export function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)
}

/**
 * The words of en-XA, for tests alone: a text in plain letters does not come from the catalog. Names of
 * months and countries are Greek, because Intl has none with accents.
 */
export function pseudo(words: Words): Words {
  return { ...accentAll(words), code: 'en-XA', tag: 'el', dir: words.dir }
}

/** All texts in a value, however deep, and those that functions in it return. */
function accentAll<Value>(value: Value): Value
function accentAll(value: unknown): unknown {
  if (typeof value === 'string') return accent(value)
  if (typeof value === 'function')
    return (...given: unknown[]) => accentAll<unknown>(Reflect.apply(value, undefined, given))
  if (Array.isArray(value)) return value.map((item: unknown) => accentAll(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, accentAll(item)]))
}
