/** One problem of a write, in the format and words of Sanity. */
export interface MutationProblem {
  type: string
  description: string
  [detail: string]: unknown
}

/** A write that Sanity would refuse; none of its transaction is stored. */
export class MutationError extends Error {
  readonly status: 400 | 409
  readonly problem: MutationProblem
  /** Index of the failed mutation in its transaction. */
  readonly index: number

  constructor(status: 400 | 409, problem: MutationProblem, index = 0) {
    super(`Mutation failed: ${problem.description}`)
    this.status = status
    this.problem = problem
    this.index = index
  }
}

/** The response body that Sanity sends for this error. */
export function mutationErrorBody(error: MutationError): Record<string, unknown> {
  const items = [{ error: error.problem, index: error.index }]
  return { error: { type: 'mutationError', description: error.message, items } }
}

export function alreadyExists(id: string, index: number): MutationError {
  const description = `Document by ID "${id}" already exists`
  return new MutationError(409, { type: 'documentAlreadyExistsError', description, id }, index)
}

export function notFound(id: string, index: number): MutationError {
  const description = `The document with the ID "${id}" was not found`
  return new MutationError(409, { type: 'documentNotFoundError', description, id }, index)
}

export function wrongRevision(
  id: string,
  current: unknown,
  expected: string,
  index: number,
): MutationError {
  const description = `Document "${id}" has unexpected revision ID ("${String(current)}"), expected "${expected}"`
  const problem = {
    type: 'documentRevisionIDDoesNotMatchError',
    description,
    currentRevisionID: current,
    expectedRevisionID: expected,
  }
  return new MutationError(409, problem, index)
}

export function stillReferenced(id: string, referencingIDs: string[], index: number) {
  const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`
  const problem = { type: 'documentHasExistingReferencesError', description, id, referencingIDs }
  return new MutationError(409, problem, index)
}

export function danglingReference(id: string, referenceID: string, index: number): MutationError {
  const description = `Document "${id}" references non-existent document "${referenceID}"`
  const problem = { type: 'documentReferenceDoesNotExistError', description, id, referenceID }
  return new MutationError(409, problem, index)
}

export function invalidMutation(description: string, index: number): MutationError {
  return new MutationError(400, { type: 'validationError', description }, index)
}
