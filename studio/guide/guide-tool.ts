import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { Tool } from 'sanity'
import { Guide } from './Guide.tsx'

/** The tool "Guide": how to edit the site, step by step. */
export const guideTool: Tool = {
  name: 'guide',
  title: 'Guide',
  icon: HelpCircleIcon,
  component: Guide,
}
