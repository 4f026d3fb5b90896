import { singletonTypes } from '../schemas/index.ts'

/** What may be done to a document that exists once: it is not doubled, taken back or deleted. */
const ACTIONS: (string | undefined)[] = ['publish', 'discardChanges', 'restore']

export function isSingleton(type: string | undefined): boolean {
  return type !== undefined && singletonTypes.includes(type)
}

/** Leaves of the document actions those that the type allows. */
export function allowedActions<A extends { action?: string }>(actions: A[], type: string): A[] {
  return isSingleton(type) ? actions.filter(({ action }) => ACTIONS.includes(action)) : actions
}

/** Leaves of the new documents in a menu those that may exist twice. */
export function allowedTemplates<T extends { schemaType: string }>(templates: T[]): T[] {
  return templates.filter(({ schemaType }) => !isSingleton(schemaType))
}
