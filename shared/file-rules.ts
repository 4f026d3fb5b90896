import { t } from '#shared/words/words.ts'
import type { FileKind } from '#shared/words/words.ts'
import { uploadLimits } from './limits.ts'

/** What is known of a file before it is uploaded. */
export interface FileFacts {
  name: string
  /** Bytes. */
  size: number
  /** MIME type as the browser says it; may be empty. */
  type: string
}

interface Kind {
  type: string
  called: FileKind
  endings: string[]
  /** First bytes of every such file; null for any byte. */
  start: (number | null)[]
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const office = 'application/vnd.openxmlformats-officedocument'

const kinds: Kind[] = [
  { type: 'application/pdf', called: 'pdf', endings: ['pdf'], start: [0x25, 0x50, 0x44, 0x46] },
  { type: 'image/png', called: 'png', endings: ['png'], start: [0x89, 0x50, 0x4e, 0x47] },
  {
    type: 'image/jpeg',
    called: 'jpeg',
    endings: ['jpg', 'jpeg'],
    start: [0xff, 0xd8, 0xff],
  },
  {
    type: 'image/webp',
    called: 'webp',
    endings: ['webp'],
    start: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
  {
    type: `${office}.wordprocessingml.document`,
    called: 'word',
    endings: ['docx'],
    start: zip,
  },
  {
    type: `${office}.spreadsheetml.sheet`,
    called: 'excel',
    endings: ['xlsx'],
    start: zip,
  },
]

/**
 * The MIME type to send a file as: by its ending, since browsers and phones call one format by many names;
 * by what the browser says only where the ending says nothing. Null for other files.
 */
export function typeOfFile({ name, type }: Pick<FileFacts, 'name' | 'type'>): string | null {
  const ending = /\.([^.\s]*)[\s.]*$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const said = type.split(';')[0]?.trim().toLowerCase()
  const kind =
    kinds.find(({ endings }) => endings.includes(ending)) ?? kinds.find((one) => one.type === said)
  return kind?.type ?? null
}

/** The MIME types that are sent. */
export const acceptedTypes = kinds.map(({ type }) => type)

/** What the files end with: ".pdf". */
export const fileEndings = kinds.flatMap(({ endings }) => endings.map((ending) => `.${ending}`))

/** What files of a MIME type end with, the usual ending first. */
export function endingsOf(type: string): readonly string[] {
  return kinds.find((kind) => kind.type === type)?.endings ?? []
}

/** "application/pdf" gives "pdf", the file subtype. */
export function subtypeOf(type: string): string {
  return type.split('/')[1] ?? type
}

/** Why a file is not taken, to be shown beside its name; null when it is. `already`: files in the form. */
export function fileProblem(file: FileFacts, already: number): string | null {
  const { fileBytes, files } = uploadLimits
  if (already >= files) return t().files.tooMany(files)
  if (typeOfFile(file) === null) return t().files.otherType
  if (file.size === 0) return t().files.empty
  if (file.size <= fileBytes) return null
  return t().files.tooLarge(fileSize(file.size), fileSize(fileBytes))
}

const blanks = [0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]

/** Whether the first bytes are those of the type; an .exe renamed to .pdf is not a PDF. */
export function startsAs(type: string, bytes: Uint8Array): boolean {
  const { start, called } = kinds.find((kind) => kind.type === type) ?? { start: [] }
  // Some programs write blank lines or a byte order mark before a PDF, and every reader opens it.
  const from = called === 'pdf' ? bytes.findIndex((byte) => !blanks.includes(byte)) : 0
  return start.length > 0 && start.every((byte, at) => byte === null || byte === bytes[from + at])
}

/** What to say beside a file whose content is not of this allowed type. */
export function disguiseProblem(type: string): string {
  return t().files.disguised(kinds.find((kind) => kind.type === type)?.called ?? 'unknown')
}

/** "1.2 MB", "340 KB"; rounded up, so that a file over a limit never reads as just within it. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return t().files.bytes(bytes)
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return t().files.kilobytes(Math.ceil(kilobytes))
  return t().files.megabytes(Math.ceil((kilobytes / 1024) * 10) / 10)
}
