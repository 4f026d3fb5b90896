import { defineField } from '@sanity/types'
import type { FieldDefinition, Path, ValidationError } from '@sanity/types'
import { checkDrawing } from '#schemas/rules/drawing-rules.ts'
import { humanTitle, need } from './fields.ts'
import type { FieldOptions } from './fields.ts'
import { isRecord } from '#shared/json.ts'
import { advise } from '#schemas/rules/context.ts'
import { publishedId } from '#schemas/rules/context.ts'
import type { RuleContext } from '#schemas/rules/context.ts'

interface ImageOptions extends FieldOptions {
  /** The frames in which the site shows it: the editor sees them while choosing the focal point. */
  crops?: Crops
}

/** The files that the build can publish. */
const accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'
const formats =
  'JPEG, PNG, WebP, AVIF, GIF or SVG. Photos from an iPhone (HEIC): export them as JPEG first.'

/** An image with a focal point for cropping and an alternative text. */
export function image(
  name: string,
  description: string,
  { title = humanTitle(name), required, crops }: ImageOptions = {},
): FieldDefinition {
  const previews = Object.entries(crops ?? {}).map(([frame, aspectRatio]) => ({
    title: frame,
    aspectRatio,
  }))
  return defineField({
    name,
    title,
    description: `${description} ${formats}`,
    type: 'image',
    options: { accept, hotspot: previews.length > 0 ? { previews } : true },
    validation: (rule) => [
      need(rule, required).assetRequired(),
      rule.custom(checkAltOfNewImage).warning(),
      rule.custom(checkDrawing),
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

/** `crops.test.ts` compares them with the components that draw the images. */
export const crops = {
  hero: { Phone: 390 / 300, Computer: 720 / 620 },
  pageTitle: { Phone: 390 / 300, Computer: 1440 / 460 },
  pictureText: { 'Beside the text': 5 / 4 },
  project: { Phone: 4 / 3, Computer: 5 / 4 },
  feature: { Phone: 9 / 10, Computer: 8 / 5 },
  member: { Card: 0.9 },
  benefitCard: { 'Small card': 1.44, 'Large card': 1, 'Large card, phone': 1.6 },
  portrait: { Portrait: 1 },
  video: { Video: 16 / 9 },
} satisfies Record<string, Crops>

interface PlacedContext extends RuleContext {
  path?: Path | undefined
}

/** One question for each state of a document, however many images it has. */
const published = new WeakMap<object, Promise<unknown>>()

/** Asks for another look at the alternative text of an image that was exchanged since the last publish. */
export async function checkAltOfNewImage(
  value: unknown,
  context: PlacedContext,
): Promise<true | ValidationError> {
  const { document, path = [] } = context
  if (!isRecord(value) || !document?._id.startsWith('drafts.')) return true
  const before = valueAt(await publishedOf(document, context), path)
  if (!isRecord(before) || !before['alt']) return true
  const isSamePicture = fileOf(before) === fileOf(value)
  return isSamePicture || before['alt'] !== value['alt']
    ? true
    : advise('The picture is new, its text is the old one: does it still say what is shown?', [
        'alt',
      ])
}

function publishedOf(
  document: NonNullable<RuleContext['document']>,
  { getClient }: RuleContext,
): Promise<unknown> {
  const known = published.get(document)
  if (known) return known
  const client = getClient?.({ apiVersion: '2025-02-19' })
  const asked = Promise.resolve(
    client?.fetch('*[_id == $id][0]', { id: publishedId(document._id) }),
  )
  published.set(document, asked)
  return asked
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((parent, step) => {
    if (typeof step === 'string') return isRecord(parent) ? parent[step] : undefined
    if (!Array.isArray(parent)) return undefined
    if (typeof step === 'number') return parent[step]
    return parent.find(
      (member) => isRecord(member) && isRecord(step) && member['_key'] === step['_key'],
    )
  }, value)
}

function fileOf({ asset }: Record<string, unknown>): unknown {
  return isRecord(asset) ? asset['_ref'] : undefined
}
