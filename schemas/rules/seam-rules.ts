import type { ValidationError } from '@sanity/types'
import { keyOf } from '#schemas/fields/values.ts'
import { shadeOf } from '#shared/grounds.ts'
import { asText, isRecord, recordsIn } from '#shared/json.ts'
import { groundOf } from '#shared/section-grounds.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { advise } from './context.ts'

/**
 * Names the sections of a page that make a third band of one ground in a row, or a second dark one; hidden
 * sections are not seen. Meant as a warning.
 */
export function checkSeams(document: unknown): ValidationError[] {
  const list = isRecord(document) ? document['sections'] : []
  const bands = recordsIn(list)
    .filter(({ hidden }) => hidden !== true)
    .map((section) => {
      const _type = asText(section['_type'])
      return { section, name: titleOf(_type), ground: groundOf({ _type, tone: section['tone'] }) }
    })
  return bands.flatMap(({ section, name, ground }, index) => {
    const [first, second] = bands.slice(Math.max(0, index - 2), index)
    const before = second ?? first
    const isThird = second && first?.ground === ground && second.ground === ground
    const isDark = before && [ground, before.ground].every((one) => shadeOf(one) === 'dark')
    if (!isThird && !isDark) return []
    const message = isThird
      ? `${first.name}, ${second.name} and ${name} have one background: change one, or put another section between them.`
      : `${before?.name} and ${name} are both dark: change one background, or put another section between them.`
    return [advise(message, ['sections', keyOf(section)])]
  })
}

function titleOf(type: string): string {
  return sectionTypes.find(({ name }) => name === type)?.title ?? type
}
