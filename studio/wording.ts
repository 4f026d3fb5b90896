import { defineLocaleResourceBundle } from 'sanity'

const formats =
  'A picture must be JPEG, PNG, WebP, AVIF, GIF or SVG: export a photo from an iPhone (HEIC) as JPEG first.'
const uploadAdvice = `${formats} If it is one of these, try again.`
const dropAdvice = `Not a file for this place. ${formats}`

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
      'inputs.image.drag-overlay.cannot-upload-here': uploadAdvice,
      'inputs.array.error.cannot-upload-unable-to-convert_one': dropAdvice,
      'inputs.array.error.cannot-upload-unable-to-convert_other': dropAdvice,
    },
  }),
]
