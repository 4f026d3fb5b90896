import { acceptedTypes, endingsOf } from '#shared/file-rules.ts'
import { textThat } from '#shared/leads/body-rules.ts'

/** Path of every signed address. */
export const UPLOADS = '/uploads/'

/** An accepted file type. */
export const contentType = textThat(
  (value) => acceptedTypes.includes(value),
  'the type of a PDF, PNG, JPEG, WebP, DOCX or XLSX',
  { enum: acceptedTypes },
)

/** `Text/HTML; charset=utf-8` becomes `text/html`. */
export function mediaType(header: string | null): string {
  return (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** True for the bytes of a Word or Excel file without macros, which are a zip file of known parts. */
export function isOfficeFile(bytes: Uint8Array, type: string): boolean {
  // Zip files have the names of their parts uncompressed.
  const text = new TextDecoder('latin1').decode(bytes)
  // Some programs write "document2.xml".
  const main = endingsOf(type).includes('docx') ? /word\/document\d*\.xml/ : /xl\/workbook\d*\.xml/
  return text.includes('[Content_Types].xml') && main.test(text) && !/vbaproject/i.test(text)
}
