import type { FilterDefault } from '@sanity/client/stega'
import { own } from '#src/lib/own.ts'

// Strings that the site compares, follows or computes with. An invisible mark would break them.
const addresses = 'to link href path url videoUrl from hideOn email phone whatsapp'
const choices = 'audience drawing icon network noteIcon opens plan solutionsVersion theme tone type'
const formats = 'style listItem marks orderRank timeZone'
// An office's flag is chosen by its country; a card's figure is looked for in its title.
const compared = 'country figure'
// Stands in the document's head alone.
const head = 'tabTitle'
const codes = new Set(`${addresses} ${choices} ${formats} ${compared} ${head}`.split(' '))

/** What stands in the document's head, by document type: no mark may be there. */
const headFields: Record<string, string[]> = {
  page: ['title', 'seo'],
  siteSettings: ['title', 'description', 'socialImage'],
}

/** Decides which strings of the content are words on the page, to be marked with their field. */
export const isWords: FilterDefault = ({ sourcePath, sourceDocument, value }) => {
  if (value === '' || sourceDocument._type.startsWith('sanity.')) return false
  const names = sourcePath.filter((step) => typeof step === 'string')
  if (names.some((name) => name.startsWith('_') || codes.has(name))) return false
  // The words that are shared with a link become part of an address.
  if (sourceDocument._type === 'page' && names.at(-1) === 'message') return false
  return !own(headFields, sourceDocument._type)?.includes(names[0] ?? '')
}
