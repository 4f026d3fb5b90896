import { createContext } from 'react'

/** The section that is being drawn: `Band` reads its mark and its ground. */
export const CurrentSection = createContext<{ _type: string; tone?: unknown }>({ _type: '' })

/**
 * Attributes of the element that draws a section or a member of a list: in the Studio's frame an editor can
 * move, copy and remove it there. The preview adds the mark to the content; visitors' content has none.
 */
export function editMark(member: object): { 'data-sanity'?: string } {
  const { 'data-sanity': mark }: { 'data-sanity'?: unknown } = member
  return typeof mark === 'string' ? { 'data-sanity': mark } : {}
}
