import { isRecord } from '#shared/json.ts'
import type { StoredPage } from './list-items.ts'

export interface StoredSection {
  _key: string
  _type: string
  [field: string]: unknown
}

/** A page, and its sections that were added empty. */
export interface Filling {
  page: StoredPage | null
  empty: StoredSection[]
}

/**
 * The sections that hold nothing to show and were added since the page was first seen; what another page
 * holds was there before.
 */
export function emptySections(before: Filling, now: StoredPage | null): StoredSection[] {
  if (before.page === null || now === null || before.page._id !== now._id) return []
  const known = new Set(sectionsOf(before.page).map(({ _key }) => _key))
  const waiting = new Set(before.empty.map(({ _key }) => _key))
  const found = sectionsOf(now).filter(
    (section) => (waiting.has(section._key) || !known.has(section._key)) && isEmpty(section),
  )
  // The same list asks the Studio nothing again.
  return found.length === 0 && before.empty.length === 0 ? before.empty : found
}

/** Patches that give each section the fields of the first sample of its type. */
export function fillingPatches(empty: StoredSection[], samples: StoredSection[]) {
  return empty.flatMap(({ _key, _type }) => {
    const sample = samples.find((one) => one._type === _type) ?? {}
    return Object.entries(sample)
      .filter(([field]) => !field.startsWith('_') && field !== 'hidden')
      .map(([field, value]) => ({
        path: ['sections', { _key }, field] as const,
        op: { type: 'set' as const, value },
      }))
  })
}

/** What a schema gives a new section by itself, such as a colour, is nothing to show yet. */
function isEmpty(section: StoredSection): boolean {
  return Object.entries(section).every(
    ([field, value]) => field.startsWith('_') || (field !== 'heading' && typeof value !== 'object'),
  )
}

function sectionsOf({ sections }: StoredPage): StoredSection[] {
  return Array.isArray(sections) ? sections.filter(isSection) : []
}

function isSection(value: unknown): value is StoredSection {
  return isRecord(value) && typeof value['_key'] === 'string' && typeof value['_type'] === 'string'
}
