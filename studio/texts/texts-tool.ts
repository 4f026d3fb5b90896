import { SearchIcon } from '@sanity/icons/Search'
import type { Tool } from 'sanity'
import { TextsTool } from './TextsTool.tsx'

/** The tool "Texts": finds a phrase in every text, and replaces it in drafts. */
export const textsTool: Tool = {
  name: 'texts',
  title: 'Texts',
  icon: SearchIcon,
  component: TextsTool,
}
