import { own } from '#shared/json.ts'
import { acceptedTypes, endingsOf, startsAs } from '#shared/file-rules.ts'
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

/** What Word and Excel files have in them; some programs write "document2.xml". */
const OFFICE_PARTS = { docx: /word\/document\d*\.xml/, xlsx: /xl\/workbook\d*\.xml/ }

/** True for bytes of this type; a Word or Excel file is a zip file of known parts, and must have no macros. */
export function isOfType(bytes: Uint8Array, type: string): boolean {
  if (!startsAs(type, bytes)) return false
  const main = own(OFFICE_PARTS, endingsOf(type)[0] ?? '')
  if (!main) return true
  // Zip files have the names of their parts uncompressed.
  const text = new TextDecoder('latin1').decode(bytes)
  return text.includes('[Content_Types].xml') && main.test(text) && !/vbaproject/i.test(text)
}
