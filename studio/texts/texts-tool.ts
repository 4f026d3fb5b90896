import { icons } from '@sanity/icons'
import type { Tool } from 'sanity'
import { TextsTool } from './TextsTool.tsx'

/** The tool "Texts": finds a phrase in every text, and replaces it in drafts. */
export const textsTool: Tool = {
  name: 'texts',
  title: 'Texts',
  icon: icons.search,
  component: TextsTool,
}
