import { defineField, defineType } from '@sanity/types'

interface Part {
  /** The tab's name and "Texts". */
  name: string
  title?: string
}

/** A singleton document of texts only, with a tab for each part of the site. */
export function textsDocument(name: string, title: string, parts: Part[]) {
  const tabs = parts.map((part) => ({
    name: part.name.replace(/Texts$/, ''),
    title: part.title ?? part.name,
    type: part.name,
  }))
  return defineType({
    name,
    title,
    type: 'document',
    groups: tabs.map((tab, index) => ({ name: tab.name, title: tab.title, default: index === 0 })),
    fields: tabs.map((tab) =>
      defineField({
        ...tab,
        description: 'Messages about mistakes and sent forms are not here: they never change.',
        group: tab.name,
        validation: (rule) => rule.required(),
      }),
    ),
    preview: { prepare: () => ({ title }) },
  })
}
