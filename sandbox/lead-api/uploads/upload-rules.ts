import { own } from '#src/lib/own.ts'
import { text } from '../rules.ts'

/** The types of file that are taken (PDF, PNG, JPEG, WebP, DOCX, XLSX), with their endings. */
const FILE_TYPES: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
}

/** A type of file that is taken. */
export function contentType(value: unknown, path: string): string | undefined {
  const problem = text(value, path)
  if (problem !== undefined) return problem
  const isTaken = Object.hasOwn(FILE_TYPES, String(value))
  return isTaken ? undefined : `${path} must be the type of a PDF, PNG, JPEG, WebP, DOCX or XLSX.`
}

/** The ending that a stored file of this type gets. */
export function endingOf(type: string): string {
  return own(FILE_TYPES, type)?.[0] ?? 'bin'
}

/** True for the MIME subtype (§7: "the file subtype") or an ending of this type. */
export function isExtensionOf(extension: string, type: string): boolean {
  return type.split('/')[1] === extension || (own(FILE_TYPES, type) ?? []).includes(extension)
}
