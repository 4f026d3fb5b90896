import { defineField, type FieldDefinition } from '@sanity/types'

/** Adds a `language` field to a document type. The Studio sets it; each translation is a separate document. */
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
