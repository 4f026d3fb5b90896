import { sectionTypes } from '#schemas/sections.ts'
import { findFileProblems } from './file-problems.ts'
import { fragmentFolder, kebabCase } from './names.ts'

/**
 * The source of the module that joins the GROQ fragments of all sections for the page query.
 * @throws Error that names each file of a section that is missing, misplaced or not listed
 */
export function joinSectionFragments(): string {
  const problems = findFileProblems(sectionTypes)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const imports = sectionTypes.map(
    ({ name, group }) =>
      `import { ${name} } from '#${fragmentFolder}/${group}/${kebabCase(name)}.ts'\n`,
  )
  const fragments = sectionTypes.map(({ name }) => `  \${${name}}`).join(',\n')
  return `${imports.join('')}\nexport const sectionFragments = /* groq */ \`\n${fragments}\n\`\n`
}
