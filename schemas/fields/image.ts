import { defineField } from '@sanity/types'
import type { FieldDefinition } from '@sanity/types'
import { ask, type RuleContext } from '#schemas/rules/context.ts'
import { isRecord } from '#shared/json.ts'
import { svgProblem } from '#shared/svg.ts'
import { type FieldOptions, named, need } from './fields.ts'

interface ImageOptions extends FieldOptions {
  /** The frames in which the site shows it: the editor sees them while choosing the focal point. */
  crops?: Crops
  /** It shows beside shared links: no network shows a drawing there. */
  shared?: boolean
}

/** The files that the build can publish. */
const accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'
/** The same in words. */
export const formats = 'JPEG, PNG, WebP, AVIF, GIF or SVG'
const advice = 'Photos from an iPhone (HEIC): export them as JPEG first.'

/** An image with a focal point for cropping and an alternative text. */
export function image(
  name: string,
  description: string,
  { title, required, crops, shared }: ImageOptions = {},
): FieldDefinition {
  const allowed = shared ? 'JPEG, PNG, WebP, AVIF or GIF' : formats
  const previews = Object.entries(crops ?? {}).map(([frame, aspectRatio]) => ({
    title: frame,
    aspectRatio,
  }))
  return defineField({
    ...named(name, `${description} ${allowed}. ${advice}`, title),
    type: 'image',
    options: { accept, hotspot: previews.length > 0 ? { previews } : true },
    validation: (rule) => [
      need(rule, required).assetRequired(),
      rule.custom(shared ? checkShared : checkDrawing),
      rule.custom(checkSize).warning(),
    ],
    fields: [
      defineField({
        name: 'alt',
        title: 'Alternative text',
        description: 'What the picture shows, read aloud to people who do not see it.',
        type: 'text',
        rows: 2,
        validation: (rule) => rule.required(),
      }),
    ],
  })
}

/** Width by height of the frames in which the site shows an image, by the name that an editor reads. */
export type Crops = Record<string, number>

/** Keep them as the components that draw the images have them (`ratio`). */
export const crops = {
  hero: { Phone: 390 / 300, Computer: 720 / 620 },
  pictureText: { 'Beside the text': 5 / 4 },
  project: { Phone: 4 / 3, Computer: 5 / 4 },
  feature: { Phone: 9 / 10, Computer: 8 / 5 },
  member: { Card: 0.9 },
  benefitCard: { 'Small card': 1.44, 'Large card': 1, 'Large card, phone': 1.6 },
  portrait: { Portrait: 1 },
  video: { Video: 16 / 9 },
} satisfies Record<string, Crops>

/** The id of the image's file. */
function idOf(value: unknown): string | undefined {
  const asset = isRecord(value) ? value['asset'] : undefined
  const id = isRecord(asset) ? asset['_ref'] : undefined
  return typeof id === 'string' ? id : undefined
}

/** The id of the image's file, if it is an SVG. */
function svgOf(value: unknown): string | undefined {
  const id = idOf(value)
  return id?.endsWith('-svg') ? id : undefined
}

/** Warns of a photograph that is smaller than any frame of the site. */
export function checkSize(value: unknown): true | string {
  const [, width = ''] = /-(\d+)x\d+-(?!svg$)[a-z]+$/.exec(idOf(value) ?? '') ?? []
  return width === '' || Number(width) >= 200
    ? true
    : `This picture is only ${width} pixels wide and will look blurred: upload a larger one.`
}

/** Refuses a drawing as share image: the build would leave it out and draw one itself. */
export function checkShared(value: unknown): true | string {
  if (svgOf(value) === undefined) return true
  return 'No network shows an SVG beside a shared link. Upload the picture as PNG or JPEG.'
}

/** What is wrong with each SVG file that was looked at, by the id of its asset: a file never changes. */
const known = new Map<string, Promise<string | null>>()

/** Refuses an SVG that the build would leave out. In the Studio only: elsewhere there is no XML parser. */
export async function checkDrawing(value: unknown, context: RuleContext): Promise<true | string> {
  const id = svgOf(value)
  if (id === undefined) return true
  if (typeof DOMParser === 'undefined' || context.getClient === undefined) return true
  const looked = known.get(id) ?? problemOf(id, context)
  known.set(id, looked)
  // Try again when the file could not be fetched; the build looks at it in any case.
  const problem = await looked.catch(() => void known.delete(id))
  if (!problem) return true
  return `This SVG ${problem}, so the site would not show it. Export it again without that, or upload it as PNG.`
}

async function problemOf(id: string, context: RuleContext): Promise<string | null> {
  const url = await ask('*[_id == $id][0].url', { id }, context)
  if (typeof url !== 'string') throw new Error('The file is not stored yet.')
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The image host answered ${response.status}.`)
  return svgProblem(await response.text(), new DOMParser())
}
