import { defineLocaleResourceBundle } from 'sanity'
import { formats } from '#schemas/fields/image.ts'

const advice = `A picture must be ${formats}: export a photo from an iPhone (HEIC) as JPEG first.`
const uploadAdvice = `${advice} If it is one of these, try again.`
const dropAdvice = `This file cannot be used here. ${advice}`

/** What the Studio says in place of its own words: a mark that only says "Required" explains nothing. */
export const wording = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'validation',
    resources: { 'generic.required': 'Fill this in: the site leaves out what lacks it.' },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'asset-sources.common.uploader.upload-failed.description': uploadAdvice,
      'inputs.image.upload-error.description': uploadAdvice,
      'inputs.array.error.cannot-upload-unable-to-convert_one': dropAdvice,
      'inputs.array.error.cannot-upload-unable-to-convert_other': dropAdvice,
    },
  }),
]
