import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { ArrayOfObjectsInputProps, StringInputProps } from 'sanity'
import { describeLength, lostInPaste } from './text-length.ts'

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

/** A formatted text; below it, what it could not take over from the clipboard. */
export function FormattedText(props: ArrayOfObjectsInputProps) {
  const [lost, setLost] = useState<string | null>(null)
  return (
    <Stack
      gap={3}
      onPasteCapture={({ clipboardData }) =>
        setLost(lostInPaste(clipboardData.getData('text/html')))
      }
    >
      {props.renderDefault(props)}
      <Text role="status" size={1} hidden={lost === null}>
        {lost}
      </Text>
    </Stack>
  )
}
