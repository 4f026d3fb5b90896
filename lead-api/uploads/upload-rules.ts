import { own } from '#shared/json.ts'
import { textThat } from '#shared/leads/body-rules.ts'

/** Path of every signed address. */
export const UPLOADS = '/uploads/'

/** The accepted file types with their extensions. */
const FILE_TYPES: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
}

/** The accepted MIME types. */
export const ACCEPTED_TYPES = Object.keys(FILE_TYPES)

/** An accepted file type. */
export const contentType = textThat(
  (value) => Object.hasOwn(FILE_TYPES, value),
  'the type of a PDF, PNG, JPEG, WebP, DOCX or XLSX',
  { enum: ACCEPTED_TYPES },
)

/** The extension for a stored file of this type. */
export function extensionFor(type: string): string {
  return own(FILE_TYPES, type)?.[0] ?? 'bin'
}

/** True for the MIME subtype or an extension of this type. */
export function isExtensionOf(extension: string, type: string): boolean {
  return type.split('/')[1] === extension || (own(FILE_TYPES, type) ?? []).includes(extension)
}

/** `Text/HTML; charset=utf-8` becomes `text/html`. */
export function mediaType(header: string | null): string {
  return (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** True for the bytes of a Word or Excel file without macros, which are a zip file of known parts. */
export function isOfficeFile(bytes: Uint8Array, type: string): boolean {
  // Zip files have the names of their parts uncompressed.
  const text = new TextDecoder('latin1').decode(bytes)
  // Some programs write "document2.xml".
  const main = extensionFor(type) === 'docx' ? /word\/document\d*\.xml/ : /xl\/workbook\d*\.xml/
  return text.includes('[Content_Types].xml') && main.test(text) && !/vbaproject/i.test(text)
}
