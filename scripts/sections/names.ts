/** The spellings of a section's name that files, types and titles need. */
export interface SectionNames {
  /** "price-alarm": files and folders. */
  kebab: string
  /** "priceAlarm": the `_type` in content. */
  camel: string
  /** "PriceAlarm": the component. */
  pascal: string
  /** "Price alarm": what editors read. */
  title: string
}

/** @throws Error when the words are not letters and digits joined by hyphens */
export function sectionNames(kebab: string): SectionNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error('Give the section a name in lower case with hyphens, such as price-alarm.')
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return { kebab, camel, pascal: capitalize(camel), title: capitalize(kebab.replaceAll('-', ' ')) }
}

/** "builtFor" → "built-for" */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
