import { schemaTypes } from '#schemas/index.ts'

/** Names of the document types the schemas define. */
export function knownDocumentTypes(): ReadonlySet<string> {
  return new Set(schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name))
}
