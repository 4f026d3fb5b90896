import { defineField, type FieldDefinition } from '@sanity/types'

/** The document type with the language of its words. The Studio sets it; a translation is a document of its own. */
export function withLanguage<T extends { fields: FieldDefinition[] }>(type: T) {
  return Object.assign({}, type, { fields: [...type.fields, language] })
}

const language = defineField({
  name: 'language',
  title: 'Language',
  description: 'The language of this document, one of those in Site settings.',
  type: 'string',
  hidden: true,
  readOnly: true,
})
