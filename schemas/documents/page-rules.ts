import type { Path, ValidationError } from '@sanity/types'
import { keyOf } from '#schemas/fields/values.ts'
import { isRecord, objectsIn } from '#shared/json.ts'

/** Sections that can carry the main title of a page. */
const OPENERS = ['hero', 'pageTitle', 'plans', 'shortlist', 'feeEstimator', 'welcome']

/**
 * Rejects sections that would break their page: no main title, or two of them; a button that opens
 * a video where there is none, or two videos behind one button; a closing band that does not close it.
 * Hidden sections do not count, since no page has them.
 */
export function checkSections(value: unknown): true | ValidationError[] {
  const all = Array.isArray(value) ? value.filter(isRecord) : []
  const sections = all.filter(({ hidden }) => hidden !== true)
  if (all.length > 0 && sections.length === 0)
    return [{ message: 'Every section is hidden: show at least one.', path: [] }]
  const findings = [...checkTitle(sections), ...checkVideo(sections), ...checkClosing(sections)]
  return findings.length === 0 ? true : findings
}

function checkTitle([first, ...others]: Record<string, unknown>[]): ValidationError[] {
  if (first === undefined) return []
  const findings = others
    .filter((section) => section['_type'] === 'hero')
    .map((section) => ({
      message:
        'A hero holds the main title, so it can only come first: use "Picture and text" here.',
      path: pathOf(section),
    }))
  if (OPENERS.includes(String(first['_type']))) return findings
  const message =
    'The first section holds the main title of the page: begin with a hero, a page title, the plans, a shortlist, the fee estimator or a welcome.'
  return [{ message, path: pathOf(first) }, ...findings]
}

function checkVideo(sections: Record<string, unknown>[]): ValidationError[] {
  const [, ...second] = sections.filter((section) => section['_type'] === 'videoBlock')
  if (second.length > 0) {
    return second.map((section) => ({
      message: 'A page has room for one video.',
      path: pathOf(section),
    }))
  }
  if (sections.some((section) => section['_type'] === 'videoBlock')) return []
  return sections
    .filter((section) => opens(section, 'video'))
    .map((section) => ({
      message: 'A button here opens the video, but the page has none: add the section "Video".',
      path: pathOf(section),
    }))
}

function checkClosing(sections: Record<string, unknown>[]): ValidationError[] {
  return sections.flatMap((section, index) => {
    if (section['_type'] !== 'closingBand') return []
    const last = index === sections.length - 1
    const clay = sections[index - 1]?.['tone'] === 'clay'
    if (last && !clay) return []
    const message = last
      ? 'The closing section has the colour of the section before it: give that one another colour, or put a section between them.'
      : 'The closing section ends its page: drag it to the end of the list.'
    return [{ message, path: pathOf(section) }]
  })
}

/** Requires the Learn More dialog where a button of the page opens it. */
export function checkLearn(learn: unknown, page?: Record<string, unknown>): true | string {
  if (learn !== undefined || !opens(page?.['sections'], 'learn')) return true
  return 'A button of this page opens this dialog: fill it in.'
}

/** True if a button anywhere in this value opens the dialog of that name. */
function opens(value: unknown, dialog: string): boolean {
  return objectsIn(value).some((part) => part['opens'] === dialog)
}

function pathOf(section: Record<string, unknown>): Path {
  return [keyOf(section)]
}
