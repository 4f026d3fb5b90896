/** Options of every field; `title` defaults to one made from the name. */
export interface FieldOptions {
  title?: string
  required?: boolean
}

/** A field's title from its name: `signUpLabel` becomes "Sign up label". */
export function humanTitle(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Makes a rule required where the field is. */
export function need<R extends { required: () => R }>(rule: R, required = false): R {
  return required ? rule.required() : rule
}
