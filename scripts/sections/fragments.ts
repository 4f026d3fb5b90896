import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sectionTypes } from '#schemas/sections.ts'
import { kebabCase } from './names.ts'

const folder = 'src/content/queries/sections'
const root = path.resolve(import.meta.dirname, '../..')

/**
 * The source of the module that joins the GROQ fragments of all sections for the page query.
 * @throws Error that names each section without a fragment, and each fragment without a section
 */
export function joinSectionFragments(
  names: string[] = sectionTypes.map(({ name }) => name),
): string {
  const files = readdirSync(path.join(root, folder))
  const expected = names.map((name) => `${kebabCase(name)}.ts`)
  const problems = [
    ...expected
      .filter((file) => !files.includes(file))
      .map((file) => `${folder}/${file} is missing: a section of schemas/sections.ts needs it.`),
    ...files
      .filter((file) => !expected.includes(file))
      .map((file) => `schemas/sections.ts lists no section for ${folder}/${file}.`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const imports = names.map(
    (name) => `import { ${name} } from '#src/content/queries/sections/${kebabCase(name)}.ts'\n`,
  )
  const fragments = names.map((name) => `  \${${name}}`).join(',\n')
  return `${imports.join('')}\nexport const sectionFragments = /* groq */ \`\n${fragments}\n\`\n`
}
