import { followRedirects, redirectsByPath } from '#shared/redirects.ts'
import { longestPath } from '#shared/paths.ts'
import { isMediaFile, videoEmbed } from '#shared/video-embed.ts'
import { readNumber } from '#shared/contact.ts'
import { placeholdersIn } from '#shared/text.ts'
import { asText, isRecord } from '#shared/json.ts'

/** The result of a rule: `true`, or a sentence that tells the editor what to change. */
export type RuleResult = true | string

/** An address of this site: lower case words, joined by hyphens, no slash at the end. */
const PAGE_PATH = /^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/
const SITE_PATH = /^\/(?![/\\])/
const SISTER_SITE = /^(?:auth|calculator):\/(?![/\\])/
const PHONE = /^tel:\+?[0-9][0-9-]*$/
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+(?:\?.*)?$/
/** Spaces, control characters and backslashes: browsers drop or convert them, so a link could change its host. */
const UNSAFE = /[\s\p{Cc}\\]/u

/**
 * Checks a link's target. Empty is valid: such a link is not rendered.
 * Allowed: a path on this site, https, mailto, tel, `auth:/…` and `calculator:/…`.
 */
export function checkLink(value: string | undefined): RuleResult {
  if (value === undefined || value === '') return true
  if (UNSAFE.test(value)) return 'A link cannot contain spaces or backslashes.'
  if (value.startsWith('//')) return 'A path on this site starts with one slash, not two.'
  if (SITE_PATH.test(value) || SISTER_SITE.test(value)) return true
  if (PHONE.test(value) || MAIL.test(value)) return true
  if (value.startsWith('https://')) return checkWebAddress(value)
  return 'Write a path on this site (/contact), or an address that starts with https://, mailto:, tel:, auth:/ or calculator:/.'
}

/** Refuses invisible text, such as a single space; a missing text has its own message. */
export function checkWritten(value: string | undefined): RuleResult {
  return !value || /[^\s\p{Cf}]/u.test(value) || 'Write something: visitors see nothing here.'
}

/** A text with a link has one pair of square brackets, which is not empty. */
export function checkLinkedWords(value: string | undefined): RuleResult {
  if (value === undefined || /^[^[\]]*\[[^[\]]*[^\s[\]][^[\]]*\][^[\]]*$/.test(value)) return true
  return 'Put the words of the link into one pair of square brackets: See the [Privacy Policy].'
}

/** A text with placeholders names only those that the site fills in, and all that it must show. */
export function checkPlaceholders(
  value: string | undefined,
  known: readonly string[],
  needed: readonly string[] = [],
): RuleResult {
  if (value === undefined || value === '') return true
  const used = placeholdersIn(value)
  const list = known.map((name) => `{${name}}`).join(', ')
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined) return `Nothing fills in {${unknown}}. You can use ${list}.`
  const missing = needed.find((name) => !used.includes(name))
  return missing === undefined || `Visitors need {${missing}} in this text.`
}

/** Validates an address on another site: https with a host, without user name and password. */
export function checkWebAddress(value: string | undefined): RuleResult {
  if (value === undefined || value === '') return true
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!value.startsWith('https://') || url === undefined || UNSAFE.test(value)) {
    return 'Write a whole address that starts with https://.'
  }
  return url.username === '' && url.password === ''
    ? true
    : 'Leave name and password out of a link.'
}

/** Validates the address of a video or recording: one that the player embeds, or a file. */
export function checkVideo(value: string | undefined): RuleResult {
  if (value === undefined || value === '') return true
  if (/^\/(?!\/)/.test(value)) return checkLink(value)
  const result = checkWebAddress(value)
  if (result !== true) return result
  return videoEmbed(value) !== null || isMediaFile(value)
    ? true
    : 'Write the address of one video or recording on YouTube, Vimeo, Wistia, Loom, Dailymotion, SoundCloud or Spotify, or of a file: browsers are told to refuse all others.'
}

/** Warns of a file on another host, which the content security policy does not allow. */
export function checkMediaHost(value: string | undefined): RuleResult {
  if (!value?.startsWith('https://') || !URL.canParse(value) || videoEmbed(value)) return true
  const { hostname } = new URL(value)
  return hostname === 'cdn.sanity.io'
    ? true
    : `Browsers are told to refuse files of ${hostname}: upload the file to the CMS, or to YouTube or Vimeo.`
}

/** Validates the address of a page: `/`, or lower case words such as `/build-now/faq`. */
export function checkPagePath(value: string | undefined): RuleResult {
  if (value === undefined) return true
  if (value.length > longestPath) return `Shorten it to ${longestPath} letters.`
  if (PAGE_PATH.test(value)) return true
  return 'A page path starts with a slash, has lower case letters, digits and hyphens, and no slash at its end.'
}

/** Validates the old address of a redirect, which may have any spelling of the old site. */
export function checkOldPath(value: string | undefined): RuleResult {
  if (value === undefined) return true
  if (value === '/') return 'The home page cannot be redirected.'
  if (checkLink(value) === true && SITE_PATH.test(value) && !/[?#]|\/$/.test(value)) return true
  return 'Write the old path only: one slash first, nothing after ? or #, no slash at its end.'
}

/** An action either leads somewhere or opens a dialog. */
export function checkAction(value: { to?: unknown; opens?: unknown } | undefined): RuleResult {
  if (value === undefined) return true
  if (value.to && value.opens) return 'Choose where it leads or what it opens, not both.'
  // An empty target is valid too: the link is then not rendered.
  if (value.to === undefined && value.opens === undefined) {
    return 'Choose where it leads, or what it opens.'
  }
  return true
}

/** The figure of a card is a part of its title, which is set large there. */
export function checkFigureOfTitle(
  value: string | undefined,
  around: { parent?: unknown },
): RuleResult {
  if (value === undefined || !isRecord(around.parent)) return true
  return asText(around.parent['title']).includes(value)
    ? true
    : 'Write the figure as it stands in the title.'
}

/** The link below an answer has a label and a target, or neither. */
export function checkCta(value: { label?: unknown; to?: unknown } | undefined): RuleResult {
  if (value === undefined || (value.label === undefined) === (value.to === undefined)) return true
  return 'Give the link both a label and a target, or remove both.'
}

/** Origins of the site, as far as the program that checks knows them: an absolute address there is a path. */
export const siteOrigins = new Set<string>()

/**
 * Follows the redirects from one old path.
 * @param targets new address by old path
 * @returns `true`, or a sentence that shows the circle
 */
export function checkRedirectLoop(from: string, targets: ReadonlyMap<string, string>): RuleResult {
  const { steps, circle } = followRedirects(from, redirectsByPath(targets), siteOrigins)
  return circle === null || `These redirects go round in a circle: ${steps.join(' → ')}.`
}

/**
 * Warns of a phone number that not every phone or WhatsApp can dial as it is written. Empty is valid; an
 * extension is dialled after the number.
 */
export function checkPhone(value: string | undefined): RuleResult {
  if (value === undefined || value.trim() === '') return true
  const number = value.replace(/ ext\. \d+$/, '')
  return (
    (/^\+[\d ().-]+$/.test(number) && readNumber(number) === `+${number.replace(/\D/g, '')}`) ||
    'Write one number that begins with its country code and has no (0) in it, such as +234 803 123 4567 or +44 20 7946 0958 ext. 12. Otherwise visitors may not be able to call it or to open it in WhatsApp.'
  )
}
