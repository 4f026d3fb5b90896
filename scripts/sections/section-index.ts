import { formInDialog, formNames, leadForms } from '#shared/leads/forms.ts'
import { sectionBundles } from '#schemas/fields/section.ts'
import { formObjects, formParts } from '#schemas/singletons/texts.ts'
import { sectionNames } from './find-sections.ts'
import { projectFields, usedFragments } from './section-query.ts'
import type { SectionFolder } from './find-sections.ts'

const formDialogs = formNames.flatMap((form) => {
  const { place } = leadForms[form]
  return 'dialog' in place ? [place.dialog] : []
})

type DrawnSection = Pick<SectionFolder, 'kebab' | 'camel' | 'pascal' | 'download' | 'forReading'>

/** Sections that no editor puts into a page: code makes them, such as a guide of its document. */
export const codeSections: DrawnSection[] = ['article', 'article-text'].map((kebab) => ({
  ...sectionNames(kebab),
  download: 'guides',
  forReading: kebab === 'article',
}))

/** The source of `schemas.generated.ts`: every section's schema, and the object types that only it uses. */
export function schemaIndex(sections: readonly SectionFolder[]): string {
  const imports = sections.map(
    ({ kebab, camel, members }) =>
      `import { ${[camel, ...members].join(', ')} } from './${kebab}/${kebab}.schema.ts'\n`,
  )
  const types = sections.map(({ camel }) => `  ${camel},\n`)
  const members = sections.flatMap((section) => section.members).map((name) => `  ${name},\n`)
  return `${imports.join('')}
export const sectionTypes = [\n${types.join('')}]

export const sectionMembers = [\n${members.join('')}]\n`
}

/** The source of `queries.generated.ts`: the GROQ fragments of all sections, joined for the page query. */
export function queryIndex(sections: readonly SectionFolder[]): string {
  const imports = sections
    .filter(({ query }) => query === null)
    .map(({ kebab, camel }) => `import { ${camel} } from './${kebab}/${kebab}.groq.ts'\n`)
  const fragments = sections.map(({ camel, query }) => `  ${query ?? `\${${camel}}`}`).join(',\n')
  const used = new Set(sections.flatMap(({ query }) => usedFragments(query ?? '')))
  return `import { ${[...used].toSorted().join(', ')} } from '#src/content/queries/fragments.ts'
${imports.join('')}
export const sectionFragments = /* groq */ \`
${fragments}
\`\n`
}

/** The source of a file for each bundle, such as `common.generated.ts`: the code of its sections as one module. */
export function bundleIndexes(sections: readonly DrawnSection[]) {
  return sectionBundles.map((bundle) => ({
    path: `src/sections/${bundle}.generated.ts`,
    text: sections
      .filter(({ download }) => download === bundle)
      .map(({ kebab, pascal }) => `export * from './${kebab}/${pascal}.tsx'\n`)
      .join(''),
  }))
}

/** The source of `components.generated.ts`: every section's component, loaded when a page has it. */
export function componentIndex(sections: readonly DrawnSection[]): string {
  const imports = sections
    .filter(({ download }) => download === 'first')
    .map(({ kebab, pascal }) => `import { ${pascal} } from './${kebab}/${pascal}.tsx'\n`)
  const entries = sections.map(({ kebab, camel, pascal, download }) => {
    const load =
      sectionBundles.find((bundle) => bundle === download) ?? importOf(`${kebab}/${pascal}.tsx`)
    return download === 'first'
      ? `  ${camel}: ${pascal},\n`
      : `  ${camel}: lazy('${camel}', ${load}, '${pascal}'),\n`
  })
  const bundles = sectionBundles.map(
    (bundle) => `const ${bundle} = ${importOf(`${bundle}.generated.ts`)}\n`,
  )
  const reading = sections.filter(({ forReading }) => forReading).map(({ camel }) => `'${camel}'`)
  return `${imports.join('')}import { lazy } from '#src/ui/lazy/lazy.tsx'
import type { SectionComponents } from './section-props.ts'

${bundles.join('')}
export const sectionComponents: SectionComponents = {\n${entries.join('')}}

/** The sections that open a page that is read. */
export const readingSections = new Set<string>([${reading.join(', ')}])\n`
}

function importOf(file: string): string {
  return `() => import('./${file}')`
}

/**
 * The source of `dialogs.generated.ts`: the texts of the dialogs that contain a form. The id and type are
 * constants, so that a report can name the document even when it is missing.
 */
export function dialogQuery(): string {
  const types = Object.fromEntries([...formParts, ...formObjects].map((type) => [type.name, type]))
  const texts = formDialogs.map((name) => {
    const fields = projectFields(types, `${name}Texts`, ['_type'])
    return `  "${name}": { "_id": "formTexts", "_type": "formTexts", "${name}": *[_type == "formTexts" && _id == "formTexts"][0].${name} ${fields} }`
  })
  return `export const dialogTexts = /* groq */ \`{\n${texts.join(',\n')}\n}\`\n`
}

/** The source of `forms.generated.ts`: the forms in dialogs, each loaded when its dialog is about to open. */
export function dialogForms(): string {
  const entries = formDialogs.map((dialog) => {
    const form = formInDialog(dialog) ?? ''
    const component = `${sectionNames(form).pascal}Form`
    return `  ${dialog}: lazy('${dialog}-form', () => import('#src/forms/${form}/${component}.tsx'), '${component}'),\n`
  })
  return `import { lazy } from '#src/ui/lazy/lazy.tsx'
import type { DialogForms } from './form-dialogs.ts'

export const dialogForms: DialogForms = {\n${entries.join('')}}\n`
}
