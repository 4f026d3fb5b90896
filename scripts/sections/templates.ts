import { fragmentFolder, schemaFolder } from './names.ts'
import type { SectionNames } from './names.ts'

/** The three files of a new section by path, with a heading and a text to start from. */
export function sectionFiles({
  kebab,
  camel,
  pascal,
  title,
  group,
}: SectionNames): Map<string, string> {
  return new Map([
    [
      `${schemaFolder}/${group}/${kebab}.ts`,
      `import { lines, text } from '../../../fields/fields.ts'
import { section } from '../../../fields/section.ts'

export const ${camel} = section({
  name: '${camel}',
  title: '${title}',
  icon: 'block-content',
  group: '${group}',
  line: 'a heading and a text',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('text', 'The paragraph below the title.'),
  ],
})
`,
    ],
    [
      `${fragmentFolder}/${group}/${kebab}.ts`,
      `export const ${camel} = /* groq */ \`_type == "${camel}" => { heading, text }\`\n`,
    ],
    [
      `src/sections/${kebab}/${pascal}.tsx`,
      `import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'

export function ${pascal}({ section }: { section: Section<'${camel}'> }) {
  return (
    <Band>
      <HeadRow heading={section.heading} lead={section.text} />
    </Band>
  )
}
`,
    ],
  ])
}

/** schemas/sections.ts with the section imported and offered last. */
export function addToSchemas(source: string, { kebab, camel, group }: SectionNames): string {
  const line = `import { ${camel} } from './objects/sections/${group}/${kebab}.ts'\n`
  const imports = [...source.matchAll(/^import .*\n/gm)].map(([text]) => text)
  const sorted = [...imports, line].toSorted((a, b) => (fileIn(a) < fileIn(b) ? -1 : 1))
  return source.replace(imports.join(''), sorted.join('')).replace(/\n\]\s*$/, `\n  ${camel},\n]\n`)
}

/** The section registry with the component as its last entry, loaded on demand. */
export function addToRegistry(source: string, { kebab, camel, pascal }: SectionNames): string {
  const load = `() => import('#src/sections/${kebab}/${pascal}.tsx')`
  const entry = `${camel}: lazySection('${camel}', ${load}, (m) => m.${pascal}),`
  return source.replace(/(\bsectionRegistry: .*?)\n\}\n/s, `$1\n  ${entry}\n}\n`)
}

function fileIn(line: string): string {
  return line.slice(line.indexOf("'"))
}
