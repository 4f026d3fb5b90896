import { findSections } from '#scripts/sections/find-sections.ts'
import {
  bundleIndexes,
  codeSections,
  componentIndex,
  dialogForms,
  dialogQuery,
  queryIndex,
  schemaIndex,
} from '#scripts/sections/section-index.ts'
import { renderCountries } from './countries.ts'
import type { GeneratedFile } from './generate-from-content.ts'
import { renderInboxAssets } from './inbox-assets.ts'

/** The indexes of src/sections, and what is made of files alone. The schemas and the page query import them. */
export async function generateIndexes(): Promise<GeneratedFile[]> {
  const sections = await findSections()
  const drawn = [...codeSections, ...sections]
  return [
    { path: 'src/sections/schemas.generated.ts', text: schemaIndex(sections) },
    { path: 'src/sections/queries.generated.ts', text: queryIndex(sections) },
    { path: 'src/sections/components.generated.ts', text: componentIndex(drawn) },
    { path: 'shared/countries.generated.ts', text: renderCountries() },
    { path: 'lead-api/inbox/assets.generated.ts', text: await renderInboxAssets() },
    ...bundleIndexes(drawn),
    { path: 'src/content/queries/dialogs.generated.ts', text: dialogQuery() },
    { path: 'src/layout/dialogs/forms.generated.ts', text: dialogForms() },
  ]
}
