import { formUses } from '#schemas/rules/form-rules.ts'
import { unusedIn } from '#src/content/validate/unused-forms.ts'
import { toFieldPath } from './content-check.ts'
import type { ContentDocument } from './content-file.ts'

/** One sentence for each place where a form that the site settings switch off is still named; no mistakes. */
export function formAdvice(documents: ContentDocument[]): string[] {
  const unused = unusedIn(documents.find(({ _id }) => _id === 'siteSettings'))
  return documents.flatMap((document) =>
    formUses(document, unused).map(
      ({ message, path = [] }) => `${document._id}, ${toFieldPath(path)}: ${message}`,
    ),
  )
}
