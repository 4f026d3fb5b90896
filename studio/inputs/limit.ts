import type { TextLimit } from '#schemas/fields/fields.ts'

/** What an editor sees about the length of a text while typing. */
export interface LengthNote {
  text: string
  tone: 'fits' | 'near' | 'over'
}

/** The limit of a field's text, if its schema has one. */
export function limitOf(schemaType: object): TextLimit | undefined {
  const options = 'options' in schemaType ? schemaType.options : undefined
  if (typeof options !== 'object' || options === null || !('limit' in options)) return undefined
  const { limit } = options
  return isLimit(limit) ? limit : undefined
}

/** Counts UTF-16 units, as the validation does. */
export function describeLength(value: unknown, { most, kind }: TextLimit): LengthNote {
  const length = typeof value === 'string' ? value.length : 0
  const count = `${length} / ${most}`
  if (length > most) {
    const over = length - most
    const what = kind === 'refused' ? 'too long' : 'longer than advised'
    return {
      text: `${count}: ${over} ${over === 1 ? 'character' : 'characters'} ${what}`,
      tone: 'over',
    }
  }
  return { text: count, tone: length > most * 0.9 ? 'near' : 'fits' }
}

function isLimit(value: unknown): value is TextLimit {
  return (
    typeof value === 'object' && value !== null && 'most' in value && typeof value.most === 'number'
  )
}
