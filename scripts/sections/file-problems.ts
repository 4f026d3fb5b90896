import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { SectionGroup } from '#schemas/fields/section-groups.ts'
import { fragmentFolder, kebabCase, schemaFolder } from './names.ts'

/** What schemas/sections.ts lists. */
interface ListedSection {
  /** The `_type` in content. */
  name: string
  group: SectionGroup
}

const root = path.resolve(import.meta.dirname, '../..')

/** One sentence for each schema or query of a section that is missing, misplaced or not listed. */
export function findFileProblems(sections: readonly ListedSection[]): string[] {
  const expected = sections.map(({ name, group }) => `${group}/${kebabCase(name)}.ts`)
  return [schemaFolder, fragmentFolder].flatMap((folder) => {
    const files = filesIn(folder)
    const missing = expected.filter((file) => !files.includes(file))
    const others = files.filter((file) => !expected.includes(file))
    return [
      ...missing
        .filter((file) => !others.some((other) => isSameName(other, file)))
        .map((file) => `${folder}/${file} is missing: a section of schemas/sections.ts needs it.`),
      ...others.map((other) => {
        const place = missing.find((file) => isSameName(other, file))
        return place === undefined
          ? `schemas/sections.ts lists no section for ${folder}/${other}.`
          : `${folder}/${other} belongs in ${folder}/${path.dirname(place)}, the group that its schema names.`
      }),
    ]
  })
}

/** Paths from the folder, such as "prices/plans.ts". */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts'))
}

function isSameName(one: string, other: string): boolean {
  return path.basename(one) === path.basename(other)
}
