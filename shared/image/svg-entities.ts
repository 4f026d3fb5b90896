/** Names that XML itself defines. */
const defined = ['amp', 'lt', 'gt', 'quot', 'apos']
const longest = 10_000_000

/**
 * A drawing with the texts of its internal entities in their places and without its document type, as
 * Illustrator writes them for namespaces: `<!ENTITY ns_svg "http://www.w3.org/2000/svg">`. It stays as it
 * is when it names files outside, or grows beyond ten megabytes; the check of drawings refuses it then.
 */
export function withoutEntities(text: string): string {
  const [type, , declarations = ''] =
    /<!DOCTYPE\s+svg\b([^[>]*)\[([\s\S]*?)\]\s*>/i.exec(text) ?? []
  if (type === undefined || !/<!ENTITY/i.test(declarations)) return text
  const entities = new Map<string, string>()
  const rest = declarations
    .replace(/<!--[\s\S]*?-->|<!(?:ATTLIST|ELEMENT|NOTATION)\b[^>]*>/g, '')
    .replace(
      /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g,
      (_, name: string, inDouble?: string, inSingle?: string) => {
        // As in XML, the first declaration of a name counts.
        if (!defined.includes(name) && !entities.has(name))
          entities.set(name, inDouble ?? inSingle ?? '')
        return ''
      },
    )
  if (rest.trim() !== '') return text
  // Entities may contain others, but none itself.
  let drawing = text.replace(type, '')
  for (let depth = 0; depth <= entities.size; depth += 1) {
    const values = [...drawing.matchAll(/&([\w.:-]+);/g)].flatMap(
      ([, name = '']) => entities.get(name) ?? [],
    )
    if (values.length === 0) return drawing
    if (drawing.length + values.reduce((sum, { length }) => sum + length, 0) > longest) break
    drawing = drawing.replace(
      /&([\w.:-]+);/g,
      (reference, name: string) => entities.get(name) ?? reference,
    )
  }
  return text
}
