import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { requiredText } from '#schemas/fields/fields.ts'
import { texts } from '#schemas/fields/lists.ts'
import { checkTranslations } from '#schemas/rules/language-rules.ts'

/**
 * Which documents say the same in other languages, as @sanity/document-internationalization 6 stores it. The
 * Studio writes these documents; no editor sees them.
 */
export function translationsOf(types: readonly { name: string }[]) {
  const to = types.map(({ name }) => ({ type: name }))
  const translation = defineType({
    name: 'internationalizedArrayReferenceValue',
    title: 'Translation',
    type: 'object',
    fields: [
      requiredText('language', 'The language of the document.'),
      defineField({
        name: 'value',
        title: 'Document',
        description: 'The document in that language.',
        type: 'reference',
        to,
        // A document can be deleted although it has translations.
        weak: true,
        validation: (rule) => rule.required(),
      }),
    ],
  })
  const metadata = defineType({
    name: 'translation.metadata',
    title: 'Translations',
    type: 'document',
    liveEdit: true,
    __experimental_omnisearch_visibility: false,
    fields: [
      defineField({
        name: 'translations',
        title: 'Translations',
        description: 'One document for each language.',
        type: 'array',
        of: [defineArrayMember({ type: translation.name })],
        validation: (rule) => rule.custom(checkTranslations),
      }),
      texts('schemaTypes', 'The type of these documents.'),
    ],
  })
  return [metadata, translation]
}
