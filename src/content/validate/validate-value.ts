import { resolveLink } from '#src/config/links.ts'
import { sitePathProblem } from '#shared/address/site-path.ts'
import { assetProblem } from './asset-problem.ts'
import type { Fields } from './fields.ts'
import { leaveOut, quote, within } from './place.ts'
import type { Place } from './place.ts'
import { isUnusedAction, isUnusedAddress } from './unused-forms.ts'
import { validImage } from './valid-image.ts'

/** Control characters other than tabs and line ends, and lone surrogates: HTML cannot carry them. */
const unprintable = /\p{Cs}|[^\P{Cc}\t\n\r]/gu

export function validateText(text: string, place: Place): string {
  const clean = text.replace(unprintable, '')
  if (clean !== text) leaveOut(place, 'holds characters that no page can show; they are left out.')
  return clean
}

export function validateLink(link: string, place: Place): string | null {
  if (isUnusedAddress(link, place.unused)) return null
  return (
    resolveLink(link) ??
    leaveOut(place, 'leads to an address that is not allowed; there is no link.')
  )
}

export function validatePagePath(path: string, place: Place): string | null {
  const problem = sitePathProblem(path)
  return problem ? leaveOut(place, `${quote(path)} ${problem}.`) : path
}

export function validateAction(action: Fields, place: Place): Fields | null {
  const { label, to, opens } = action
  if (typeof label !== 'string' || label === '') return null
  if (isUnusedAction(action, place.unused)) return null
  const words = validateText(label, within(place, 'label'))
  if (typeof opens === 'string' && opens !== '') return { label: words, opens }
  if (typeof to !== 'string' || to === '') return null
  const resolved = validateLink(to, within(place, 'to'))
  return resolved === null ? null : { label: words, to: resolved }
}

export function validateImage(image: Fields, place: Place): Fields | null {
  const valid = validImage(image)
  if (!valid) return leaveOut(place, 'has no image file; it is left out.')
  const problem = assetProblem(valid.asset)
  if (problem) return leaveOut(place, `${problem}; it is left out.`)
  if (/(?:^|\.)(?:seo\.image|socialImage)$/.test(place.path) && valid.asset.url.endsWith('.svg'))
    return leaveOut(
      place,
      'is a drawing (SVG), which no network shows; a share image is drawn instead. Upload a JPEG or PNG.',
    )
  const { alt } = valid
  return { ...valid, alt: typeof alt === 'string' ? validateText(alt, within(place, 'alt')) : '' }
}
