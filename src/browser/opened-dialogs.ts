/** The names of all dialogs that actions in this content open, without duplicates. */
export function openedDialogs(content: unknown): string[] {
  const names = new Set<string>()
  collect(content, names)
  return [...names].toSorted()
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('opens' in value && typeof value.opens === 'string') names.add(value.opens)
  for (const child of Object.values(value)) collect(child, names)
}
