import { isRecord } from '#shared/json.ts'
import { cutText } from '#shared/text.ts'

const LONGEST = 100
const MOST_READ = 1000

/**
 * The name that a visitor's file had, or the last part of its key when no name is known. It has no path,
 * nothing invisible or that turns the direction of text, and ends as the type of the file does.
 */
export function fileName(body: Record<string, unknown>, key: string): string {
  const [, last = key, ending = ''] = /([^/]*?(\.[a-z\d]+)?)$/.exec(key) ?? []
  const listed: unknown = body['uploadedFiles']
  const files: unknown[] = Array.isArray(listed) ? listed : []
  const file = files.find((item) => isRecord(item) && item['S3Key'] === key)
  const given = isRecord(file) ? file['name'] : ''
  const name = (typeof given === 'string' ? given : '')
    .slice(0, MOST_READ)
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/[\p{C}\p{Z}"*:<>?|]+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  if (name === '') return last
  const stem = name.toLowerCase().endsWith(ending)
    ? name.slice(0, name.length - ending.length)
    : name
  return `${cutText(stem, LONGEST).trim() || 'file'}${ending}`
}

/** The header that makes a browser save a file under a name (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
