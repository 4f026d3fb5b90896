import { Schema } from '@sanity/schema'
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal'
import { schemaTypes } from '#schemas/index.ts'

/**
 * The content model as Sanity understands it, without a Studio and without a network.
 * @throws Error that names every mistake in the schemas
 */
export function compileSchema() {
  const problems = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) =>
    group.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => `${group.path.map(({ name }) => name).join(' › ')}: ${message}`),
  )
  if (problems.length > 0) throw new Error(`The schemas are wrong.\n${problems.join('\n')}`)
  const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
  return Schema.compile({ name: 'default', types: schemaTypes, parent })
}
