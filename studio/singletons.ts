import { singletonTypes } from '#schemas/index.ts'

/** The actions of a singleton: it is not duplicated, unpublished or deleted. */
const ACTIONS: (string | undefined)[] = ['publish', 'discardChanges', 'restore']

export function isSingleton(type: string | undefined): boolean {
  return type !== undefined && singletonTypes.includes(type)
}

/** Filters the document actions to those that the type allows. */
export function allowedActions<A extends { action?: string }>(actions: A[], type: string): A[] {
  return isSingleton(type) ? actions.filter(({ action }) => ACTIONS.includes(action)) : actions
}

/** Filters the templates of a menu to types that are not singletons. */
export function allowedTemplates<T extends { schemaType: string }>(templates: T[]): T[] {
  return templates.filter(({ schemaType }) => !isSingleton(schemaType))
}
