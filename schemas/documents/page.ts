import { defineArrayMember, defineField, defineType } from '@sanity/types'
import type { Path, ValidationError } from '@sanity/types'
import { together } from '#schemas/rules/context.ts'
import { checkFreePath } from '#schemas/rules/dataset-rules.ts'
import { flag, inGroup, lines, requiredText, text } from '#schemas/fields/fields.ts'
import { checkPathLanguage } from '#schemas/rules/language-rules.ts'
import { checkUses } from '#schemas/rules/form-rules.ts'
import { checkSeams } from '#schemas/rules/seam-rules.ts'
import { checkPagePath } from '#schemas/rules/rules.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { keyOf } from '#schemas/fields/values.ts'
import { objectsIn, recordsIn } from '#shared/json.ts'
import { image } from '#schemas/fields/image.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { members } from '#schemas/fields/lists.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    ...inGroup('content', [
      requiredText('title', 'The name of the page in this Studio and in the trail above it.'),
      defineField({
        name: 'path',
        title: 'Path',
        description:
          'The address of the page after the site name, such as /lender. The home page is /. In another language it begins with its code: /fr/preteur.',
        type: 'string',
        validation: (rule) => [
          rule.required().custom(checkPagePath),
          rule.custom(checkPathLanguage),
          rule.custom(checkFreePath),
        ],
      }),
      defineField({
        name: 'sections',
        title: 'Sections',
        description: 'The sections of the page, from top to bottom. Drag to reorder.',
        type: 'array',
        // The Studio's menu shows titles alone, so the line about a section is part of it there.
        of: sectionTypes.map(({ name, title: kind, line }) =>
          defineArrayMember({ type: name, title: `${kind}: ${line}` }),
        ),
        validation: (rule) => [rule.required().min(1), rule.custom(checkSections)],
      }),
      defineField({
        name: 'learn',
        title: 'Learn More dialog',
        description: 'What a button of this page that opens the Learn More dialog shows.',
        type: 'learnDialog',
        validation: (rule) => rule.custom((value, { document }) => checkLearn(value, document)),
      }),
      text(
        'signUpLabel',
        'Words on the Sign up button in the header of this page, such as "Refer now". Empty: the usual ones.',
      ),
    ]),
    ...inGroup('search', [
      defineField({
        name: 'seo',
        title: 'Search and sharing',
        description:
          'What search results and shared links say. What is empty here comes from the page.',
        type: 'seo',
      }),
    ]),
  ],
  validation: (rule) => rule.custom(together(checkUses, checkSeams)).warning(),
  preview: {
    select: { title: 'title', subtitle: 'path', media: 'sections.0.image' },
  },
})

/** Sections that can carry the main title of a page. */
const OPENERS = [
  'hero',
  'pageTitle',
  'plans',
  'shortlist',
  'feeEstimator',
  'welcome',
  'guideList',
  'siteSearch',
]

/**
 * Rejects sections that would break their page: no main title, or two of them; a button that opens
 * a video where there is none, or two videos behind one button; two claims that open; a closing band that
 * does not close it.
 * Hidden sections do not count, since no page has them.
 */
export function checkSections(value: unknown): ValidationError[] {
  const all = recordsIn(value)
  const sections = all.filter(({ hidden }) => hidden !== true)
  if (all.length > 0 && sections.length === 0)
    return [{ message: 'Every section is hidden: show at least one.', path: [] }]
  return [
    ...checkTitle(sections),
    ...checkVideo(sections),
    ...checkClaims(sections),
    ...checkWall(sections),
    ...checkClosing(sections),
  ]
}

function checkTitle([first, ...others]: Record<string, unknown>[]): ValidationError[] {
  if (first === undefined) return []
  const findings = others
    .filter((section) => section['_type'] === 'hero')
    .map((section) => ({
      message: 'A hero has the main title, so it can only come first: use "Picture and text" here.',
      path: pathOf(section),
    }))
  if (OPENERS.includes(String(first['_type']))) return findings
  const message =
    'The first section has the main title of the page: begin with a hero, a page title, the plans, a shortlist, the fee estimator, a welcome, all guides or the search.'
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

function checkClaims(sections: Record<string, unknown>[]): ValidationError[] {
  const [, ...others] = sections.filter(
    ({ _type, claim }) => claim !== undefined || _type === 'statistics',
  )
  return others.map((section) => ({
    message:
      'Another section of this page opens a claim, and a page has room for one: remove this one, and link to the first instead.',
    path: pathOf(section),
  }))
}

/** What a hero draws in its wall is in another section of its page. */
const drawnFrom = new Map([
  ['report', { type: 'monitoringReport', title: 'Monitoring report' }],
  ['message', { type: 'shareLink', title: 'Share the referral link' }],
])

function checkWall(sections: Record<string, unknown>[]): ValidationError[] {
  return sections.flatMap((section) => {
    const source = drawnFrom.get(String(section['wall']))
    if (!source || sections.some(({ _type }) => _type === source.type)) return []
    const message = `The wall shows what the section “${source.title}” says: add it to this page.`
    return [{ message, path: pathOf(section) }]
  })
}

function checkClosing(sections: Record<string, unknown>[]): ValidationError[] {
  return sections.flatMap((section, index) => {
    if (section['_type'] !== 'closingBand') return []
    const last = index === sections.length - 1
    const clay = sections[index - 1]?.['tone'] === 'clay'
    if (last && !clay) return []
    const message = last
      ? 'The closing section has the color of the section before it: give that one another color, or put a section between them.'
      : 'The closing section ends its page: drag it to the end of the list.'
    return [{ message, path: pathOf(section) }]
  })
}

/** Requires the Learn More dialog where a button of the page opens it. */
export function checkLearn(value: unknown, document?: Record<string, unknown>): true | string {
  if (value !== undefined || !opens(document?.['sections'], 'learn')) return true
  return 'A button of this page opens this dialog: fill it in.'
}

/** True if a button anywhere in this value opens the dialog of that name. */
function opens(value: unknown, dialog: string): boolean {
  return objectsIn(value).some((object) => object['opens'] === dialog)
}

function pathOf(section: Record<string, unknown>): Path {
  return [keyOf(section)]
}

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    text(
      'title',
      'The title in search results, shared links and the browser tab. Empty: the title of the page.',
      { advised: 60 },
    ),
    lines(
      'description',
      'The two lines below the title in search results and shared links. Empty: the description in Site settings.',
      { advised: 160 },
    ),
    image(
      'image',
      'The picture of shared links. Empty: one is drawn from the first section of the page.',
      { shared: true },
    ),
    flag('noIndex', 'Ask search engines to leave this page out.'),
  ],
})

export const learnDialog = defineType({
  name: 'learnDialog',
  title: 'Learn More dialog',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    requiredText('heading', 'The title of the dialog.'),
    lines('lead', 'The line below that title.'),
    members('items', 'step', 'The steps, in order. Each is drawn one course higher in a wall.', {
      title: 'Steps',
      required: true,
    }),
    action('action', 'The button at the foot of the dialog.'),
  ],
  preview: { select: { title: 'heading' } },
})
