import type { FieldDefinition } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { motifs } from './motifs/motifs.ts'
import { colour } from '#studio/colours.ts'
import { type Box, type Ink, rect, words } from './shapes.ts'

interface DrawnSection {
  name: string
  fields: FieldDefinition[]
}

const width = 240
const height = 160
const margin = 16

/** The grounds of sections whose colour an editor does not choose. */
const grounds: ReadonlyMap<string, string> = new Map([
  ['closingBand', 'clay'],
  ['estimateBanner', 'ochre'],
  ['insuredBand', 'clay-tint'],
])
const dark = new Set(['laterite', 'bush', 'indigo', 'ink'])

const onLight: Ink = {
  strong: colour('ink'),
  soft: colour('mortar'),
  panel: colour('lime'),
  button: colour('laterite'),
}
const onOchre: Ink = { ...onLight, soft: colour('laterite'), button: colour('ink') }
const onDark: Ink = {
  strong: colour('lime'),
  soft: colour('brick-pale'),
  panel: colour('plaster'),
  button: colour('ochre'),
}

/** A section's thumbnail for the menu, drawn from its fields with the colours of the design system. */
export function drawThumbnail({ name, fields }: DrawnSection): string {
  const ground = groundOf(name, fields)
  const ink = dark.has(ground) ? onDark : ground === 'ochre' ? onOchre : onLight
  const motif = motifs.get(contentOf({ name, fields }) ?? '')
  const beside = has(fields, 'image', 'entries') && has(fields, 'actions', 'points')
  const [text, body] = beside ? halves : stacked
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    rect({ x: 0, y: 0, w: width, h: height }, colour(ground)),
    drawText(fields, text, ink, motif === undefined || beside),
    motif?.(body, ink) ?? '',
    '</svg>',
  ].join('')
}

/** The same as an address that a Studio and a page in its frame may both show. */
export function thumbnailUrl(section: DrawnSection): string {
  return `data:image/svg+xml,${encodeURIComponent(drawThumbnail(section))}`
}

const halves: [Box, Box] = [
  { x: margin, y: 34, w: 92, h: 92 },
  { x: 124, y: margin, w: 100, h: height - 2 * margin },
]
const stacked: [Box, Box] = [
  { x: margin, y: margin, w: width - 2 * margin, h: 36 },
  { x: margin, y: 62, w: width - 2 * margin, h: 82 },
]

/** Heading, paragraph and buttons, as far as the section has them. */
function drawText(fields: FieldDefinition[], box: Box, ink: Ink, alone: boolean): string {
  const { x, y, w } = box
  const size = has(fields, 'actions') ? 12 : 9
  const parts: string[] = []
  let end = y
  if (has(fields, 'heading')) {
    parts.push(rect({ x, y, w: w * 0.62, h: size }, ink.strong))
    end += size + 8
  }
  if (has(fields, 'lead', 'text', 'tagline')) {
    parts.push(words({ x, y: end, w: w * 0.8 }, 2, ink.soft))
    end += 22
  }
  const button = has(fields, 'actions') || (alone && has(fields, 'action'))
  if (button) parts.push(rect({ x, y: end, w: 40, h: 13 }, ink.button))
  if (button && has(fields, 'actions'))
    parts.push(rect({ x: x + 46, y: end, w: 40, h: 13 }, ink.panel))
  return parts.join('')
}

function groundOf(name: string, fields: FieldDefinition[]): string {
  const tone = fields.find((field) => field.name === 'tone')
  const chosen = tone && 'initialValue' in tone ? tone.initialValue : undefined
  return typeof chosen === 'string' && colour(chosen) !== '#000000'
    ? chosen
    : (grounds.get(name) ?? 'plaster')
}

/** What a section mostly holds; undefined when it is text alone. */
export function contentOf({ name, fields }: DrawnSection): string | undefined {
  const found = [name, ...fields.flatMap(contentsOf), ...fields.map((field) => field.name)]
  return found.find((one) => motifs.has(one))
}

/** The types of a list's members, of what a field refers to, or of the field itself. */
function contentsOf(field: object): string[] {
  const { type, of, to } = { type: '', of: [], to: [], ...field }
  const members = [of, to].flat().filter(isRecord)
  if (members.length > 0) return members.flatMap(contentsOf)
  return type === 'image' ? [] : [type]
}

function has(fields: FieldDefinition[], ...names: string[]): boolean {
  return fields.some((field) => names.includes(field.name))
}
