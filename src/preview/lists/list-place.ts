import { listOf, MARKED, markOf } from './marks.ts'

/** Where in its list an editor has begun an act, such as "Remove". */
export interface ListPlace {
  list: string | undefined
  /** The marks of all that was there. */
  known: Set<string>
  /** Marks, best first: the member itself, those after it, those before it, what is around it. */
  next: string[]
}

/** Remembers where an act begins, before it changes the page. */
export function placeOf(element: Element): ListPlace {
  const list = listOf(markOf(element))
  const all = marked()
  const members = all.filter((other) => listOf(markOf(other)) === list)
  const at = members.indexOf(element)
  const around = element.parentElement?.closest(MARKED)
  const next = [
    ...members.slice(at),
    ...members.slice(0, at).toReversed(),
    ...(around ? [around] : []),
  ]
  return { list, known: new Set(all.map(markOf)), next: next.map(markOf) }
}

/** Where the act has led: to what is new in the list, else to the member, else to what took its place. */
export function elementAt({ list, known, next }: ListPlace): Element | undefined {
  const all = marked()
  const added = all.find((other) => !known.has(markOf(other)) && listOf(markOf(other)) === list)
  if (added) return added
  const left = next.find((value) => all.some((other) => markOf(other) === value))
  return all.find((other) => markOf(other) === left)
}

function marked(): Element[] {
  return [...document.querySelectorAll(MARKED)]
}
