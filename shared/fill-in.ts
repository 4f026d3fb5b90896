const placeholder = /\{(\w+)\}/g

/** A text of the CMS with its placeholders filled: "{plan} costs less" gives "Pro costs less". */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(placeholder, (mark, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? mark) : mark,
  )
}

/** The names of the placeholders in a text, in their order: "{plan} for {people}" gives plan, people. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}
