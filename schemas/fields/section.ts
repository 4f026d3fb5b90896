import type { IconSymbol } from '@sanity/icons'
import { defineType } from '@sanity/types'
import type { FieldDefinition } from '@sanity/types'
import { flag } from './fields.ts'
import { oneLine } from './values.ts'

interface SectionOptions<Name extends string> {
  name: Name
  title: string
  /** The Studio turns it into a component. */
  icon: IconSymbol
  /** Where the menu of sections offers it. */
  group: SectionGroup
  /** What it shows, for that menu: a few words in lower case, such as "numbered steps in order". */
  line: string
  fields: FieldDefinition[]
  /** Path of the text that names this section in the page's list. */
  heading?: string
  /**
   * When its code and styles are downloaded, if not alone: `first` with the app, for a section that most pages
   * open with; otherwise with the others of its bundle.
   */
  download?: 'first' | SectionBundle
  /** It opens a page that is read, whose closing band does not follow the reader on phones. */
  forReading?: boolean
}

/** One section of a page. */
export function section<Name extends string>({
  name,
  title,
  icon,
  group,
  line,
  fields,
  heading = 'heading',
  download,
  forReading = false,
}: SectionOptions<Name>) {
  // In the page's list, a section with an image is shown with it.
  const image = fields.find(({ type }) => type === 'image')?.name
  const type = defineType({
    name,
    title,
    type: 'object',
    fields: [
      flag('hidden', 'Keeps this section for later: visitors do not see or load it.'),
      ...fields,
    ],
    preview: {
      select: { heading, hidden: 'hidden', ...(image === undefined ? {} : { media: image }) },
      prepare: ({ heading: text, hidden, media }) => ({
        title: oneLine(text) || title,
        subtitle: hidden === true ? `${title} (hidden)` : title,
        media,
      }),
    },
  })
  return { ...type, iconName: icon, group, line, download, forReading }
}

/**
 * Sections whose code and styles are one download each: `common` are those that home or many audience pages
 * have, `texts` those of short pages, without anything of `common`.
 */
export const sectionBundles = ['common', 'texts', 'guides', 'prices'] as const

export type SectionBundle = (typeof sectionBundles)[number]

/** The groups of the Studio's menu of sections, with their titles, in its order. */
export const sectionGroups = {
  opening: 'Opening',
  offer: 'What you offer',
  samples: 'Samples',
  trust: 'Trust',
  prices: 'Prices',
  text: 'Text',
  end: 'Questions and end',
} as const

export type SectionGroup = keyof typeof sectionGroups
