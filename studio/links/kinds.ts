import { asText, isRecord } from '#shared/json.ts'

/** What an editor can choose as the target of a link, in the order of the choice. */
export const kinds = ['page', 'web', 'sister', 'email', 'phone', 'file'] as const

export type Kind = (typeof kinds)[number]

/** What a link leads to, or that its button opens a dialog. */
export type Choice = Kind | 'dialog'

export const kindTitles: Record<Choice, string> = {
  page: 'A page or guide',
  web: 'A web address',
  sister: 'Sign-up or calculator',
  email: 'An email',
  phone: 'A telephone',
  file: 'A file',
  dialog: 'A dialog',
}

/** The fields of a link that a kind uses. */
export const fieldsOf: Record<Kind, readonly string[]> = {
  page: ['page', 'anchor'],
  web: ['href'],
  sister: ['href'],
  email: ['href'],
  phone: ['href'],
  file: ['file'],
}

/** Where an editor writes or searches once a kind is chosen, as a path within the link. */
export const firstFields: Partial<Record<Kind, string[]>> = {
  page: ['page', '_ref'],
  web: ['href'],
  email: ['href'],
  phone: ['href'],
}

const targetFields = [...new Set(Object.values(fieldsOf).flat())]

/** What a link held of each kind when another kind was chosen, by field. */
export type Held = Partial<Record<Kind, Record<string, unknown>>>

/** What choosing another kind does to a link: nothing that somebody entered is lost. */
interface KindChange {
  held: Held
  /** Fields of the former kind, to be emptied. */
  emptied: string[]
  /** What the link held when it was last of the chosen kind. */
  restored: Record<string, unknown>
}

/** Puts aside what a link holds, and finds what it held when it was last of the other kind. */
export function changeKind(link: unknown, held: Held, next: Choice): KindChange {
  const values = isRecord(link) ? link : {}
  const filled = targetFields.filter((name) => values[name] !== undefined)
  const former = kindOf(link)
  const aside = Object.fromEntries(filled.map((name) => [name, values[name]]))
  const all = former === undefined ? held : { ...held, [former]: aside }
  if (next === 'dialog') return { held: all, emptied: filled, restored: {} }
  const { [next]: restored = {}, ...others } = all
  return { held: others, emptied: filled, restored }
}

/** The two sites that belong to this one, by what an address of theirs starts with. */
export const sisters = [
  { scheme: 'auth:', title: 'Sign-up and sign-in' },
  { scheme: 'calculator:', title: 'Cost calculator' },
] as const

/** The kind of a link that leads somewhere; undefined for an empty one. */
export function kindOf(link: unknown): Kind | undefined {
  if (!isRecord(link)) return undefined
  if (link['page'] !== undefined) return 'page'
  const href = asText(link['href'])
  if (href === '') return link['file'] === undefined ? undefined : 'file'
  if (href.startsWith('mailto:')) return 'email'
  if (href.startsWith('tel:')) return 'phone'
  return sisters.some(({ scheme }) => href.startsWith(scheme)) ? 'sister' : 'web'
}

const schemes = { email: 'mailto:', phone: 'tel:' }

/** The address that typed words make: "ada@tofali.example" as an email gives "mailto:ada@tofali.example". */
export function toHref(kind: 'email' | 'phone', typed: string): string {
  const words = kind === 'phone' ? typed.replaceAll(/[\s().]/g, '') : typed.trim()
  return words === '' ? '' : schemes[kind] + words
}

/** The words of an address, as an editor types them. */
export function fromHref(kind: 'email' | 'phone', href: string): string {
  return href.startsWith(schemes[kind]) ? href.slice(schemes[kind].length) : href
}

/** The sister site of an address, and the path there: "auth:/signin" gives "auth:" and "/signin". */
export function splitSister(href: string): { scheme: string; path: string } {
  const { scheme } = sisters.find((site) => href.startsWith(site.scheme)) ?? sisters[0]
  return { scheme, path: href.startsWith(scheme) ? href.slice(scheme.length) : '' }
}

/** The address of a path on a sister site; its path starts with a slash. */
export function joinSister(scheme: string, path: string): string {
  return `${scheme}/${path.trim().replace(/^\/+/, '')}`
}
