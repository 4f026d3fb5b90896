/** True for any value of `VITE_UNDER_CONSTRUCTION` but an empty one, "false", "0", "no" and "off". */
export function readConstruction(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return !['', 'false', '0', 'no', 'off'].includes(text)
}

/** The flag of §2: every route but the admin login shows the "under construction" page. */
export const isUnderConstruction = readConstruction(import.meta.env.VITE_UNDER_CONSTRUCTION)
