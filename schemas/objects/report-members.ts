import { defineType } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'

export const reportSignature = defineType({
  name: 'reportSignature',
  title: 'Signature',
  type: 'object',
  fields: [
    text('role', 'Who signed, such as “Site engineer”.', { required: true }),
    text('act', 'What the signature stands for, such as “Checked the work”.', { required: true }),
  ],
  preview: { select: { title: 'role', subtitle: 'act' } },
})
