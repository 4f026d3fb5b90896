import { own } from '#shared/json.ts'
import { text } from '#lead-api/calls/rules.ts'
import type { Rule } from '#lead-api/calls/rules.ts'

/** The accepted file types with their extensions. */
const FILE_TYPES: Record<string, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
}

/** An accepted file type. */
export const contentType: Rule = {
  check: (value, path) => {
    const problem = text.check(value, path)
    if (problem !== undefined) return problem
    const isAccepted = Object.hasOwn(FILE_TYPES, String(value))
    return isAccepted
      ? undefined
      : `${path} must be the type of a PDF, PNG, JPEG, WebP, DOCX or XLSX.`
  },
  schema: { enum: Object.keys(FILE_TYPES) },
}

/** The extension for a stored file of this type. */
export function extensionFor(type: string): string {
  return own(FILE_TYPES, type)?.[0] ?? 'bin'
}

/** True for the MIME subtype or an extension of this type. */
export function isExtensionOf(extension: string, type: string): boolean {
  return type.split('/')[1] === extension || (own(FILE_TYPES, type) ?? []).includes(extension)
}
