import { Stack, Text } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import type { TextLimit } from '#schemas/fields/fields.ts'
import { counted } from '#shared/text.ts'

/** A text with its character count and limit below. */
export function CountedText(props: StringInputProps) {
  const { options } = props.schemaType
  if (!options?.limit) return props.renderDefault(props)
  const { text, isOver } = describeLength(props.value, options.limit)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <Text align="right" size={1} muted={!isOver} weight={isOver ? 'semibold' : 'regular'}>
        {isOver ? '⚠ ' : null}
        <output>{text}</output>
      </Text>
    </Stack>
  )
}

/** The count below a text with a limit, in UTF-16 units, as the validation counts. */
export function describeLength(value: unknown, { most, kind }: TextLimit) {
  const length = typeof value === 'string' ? value.length : 0
  const count = `${length} / ${most}`
  if (length > most) {
    const what = kind === 'refused' ? 'too long' : 'longer than advised'
    return { text: `${count}: ${counted(length - most, 'character')} ${what}`, isOver: true }
  }
  return { text: count, isOver: false }
}
