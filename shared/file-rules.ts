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
  /** The name in a sentence. */
  called: string
  endings: string[]
  /** First bytes of every such file; null for any byte. */
  start: (number | null)[]
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const office = 'application/vnd.openxmlformats-officedocument'

const kinds: Kind[] = [
  { type: 'application/pdf', called: 'a PDF', endings: ['pdf'], start: [0x25, 0x50, 0x44, 0x46] },
  { type: 'image/png', called: 'a PNG image', endings: ['png'], start: [0x89, 0x50, 0x4e, 0x47] },
  {
    type: 'image/jpeg',
    called: 'a JPEG image',
    endings: ['jpg', 'jpeg'],
    start: [0xff, 0xd8, 0xff],
  },
  {
    type: 'image/webp',
    called: 'a WebP image',
    endings: ['webp'],
    start: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
  {
    type: `${office}.wordprocessingml.document`,
    called: 'a Word document',
    endings: ['docx'],
    start: zip,
  },
  {
    type: `${office}.spreadsheetml.sheet`,
    called: 'an Excel sheet',
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

/** "application/pdf" gives "pdf", the file subtype. */
export function subtypeOf(type: string): string {
  return type.split('/')[1] ?? type
}

/** Why a file is not taken, to be shown beside its name; null when it is. `already`: files in the form. */
export function fileProblem(file: FileFacts, already: number): string | null {
  const { fileBytes, files } = uploadLimits
  if (already >= files) return `Not sent: ${files} files are the most.`
  if (typeOfFile(file) === null)
    return 'Not sent: only PDF, PNG, JPEG, WebP, DOCX and XLSX files can be sent.'
  if (file.size === 0) return 'Not sent: the file is empty.'
  if (file.size <= fileBytes) return null
  return `Not sent: ${fileSize(file.size)}. The limit is ${fileSize(fileBytes)} for each file.`
}

/** Whether the first bytes are those of the type; an .exe renamed to .pdf is not a PDF. */
export function startsAs(type: string, bytes: Uint8Array): boolean {
  const start = kinds.find((kind) => kind.type === type)?.start ?? []
  return start.length > 0 && start.every((byte, at) => byte === null || byte === bytes[at])
}

/** What to say beside a file whose content is not of this allowed type. */
export function disguiseProblem(type: string): string {
  const called = kinds.find((kind) => kind.type === type)?.called ?? 'what its name says'
  return `This file does not open as ${called}. Save it again and add it.`
}

/** "1.2 MB", "340 KB"; rounded up, so that a file over a limit never reads as just within it. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} KB`
  return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`
}
