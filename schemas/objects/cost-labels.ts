import type { FieldDefinition } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'

/** The labels of the panel that shows a project's cost, fee and total. */
export function costLabels(): FieldDefinition[] {
  return [
    text('costLabel', 'The words above the project cost and its slider.', { required: true }),
    text('feeLabel', 'The words beside the fee.', { required: true }),
    text('totalLabel', 'The words beside the total.', { required: true }),
  ]
}
