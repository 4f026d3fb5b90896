import type { FilterDefault } from '@sanity/client/stega'
import { studios } from '#src/config/studios.ts'
import { own } from '#shared/json.ts'
import { sanityClient } from '#src/content/sanity-client.ts'

// Strings that the site compares, follows or computes with. An invisible mark would break them.
const addresses = 'to link href path slug url videoUrl from hideOn email phone whatsapp'
const choices =
  'access audience bond code color drawing group icon kind language network noteIcon opens plan release solutionsVersion theme tone type unusedForms wall'
const formats = 'style listItem marks orderRank timeZone'
// An office's country selects its flag, a card's figure is searched for in its title, rates are dated.
const compared = 'country figure date days currency until publishedAt reviewedAt'
// Shown only in the document's head, as the subject of an email, or in a calendar file.
const head = 'tabTitle subject eventTitle eventText'
// Filled into other texts, which have a mark of their own.
const filledIn = 'stage check'
const codes = new Set(
  `${addresses} ${choices} ${formats} ${compared} ${head} ${filledIn}`.split(' '),
)

/** Fields shown in the document's head, by document type: they must not be marked. */
const headFields: Record<string, string[]> = {
  page: ['title', 'seo'],
  article: ['seo'],
  siteSettings: ['title', 'description', 'socialImage'],
}

/** Selects the strings of the content that are visible text, to be marked with their field. */
export const stegaFilter: FilterDefault = ({ sourcePath, sourceDocument, value }) => {
  if (value === '' || sourceDocument._type.startsWith('sanity.')) return false
  const names = sourcePath.filter((step) => typeof step === 'string')
  if (names.some((name) => name.startsWith('_') || codes.has(name))) return false
  // The text that is shared with a link becomes part of an address.
  if (/^(?:page|house)$/.test(sourceDocument._type) && names.at(-1) === 'message') return false
  return !own(headFields, sourceDocument._type)?.includes(names[0] ?? '')
}

/**
 * Names the project whose drafts the Studio sends, and how their texts are marked. It has no token and
 * sends no requests: the Studio fetches with the editor's own session.
 */
export const liveClient = sanityClient.withConfig({
  perspective: 'drafts',
  stega: { enabled: true, studioUrl: studios[0] ?? '/', filter: stegaFilter },
})
