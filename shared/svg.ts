const svgSpace = 'http://www.w3.org/2000/svg'
/** Elements of these namespaces are HTML inside an image. */
const foreignSpaces = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']
const activeElements = ['script', 'foreignobject', 'handler', 'listener']
const animations = ['animate', 'set', 'animatetransform', 'animatemotion']
const ownOrInline = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i
const outerStyle =
  /@import|image-set|\\|expression\(|url\((?!\s*['"]?(?:#|data:(?:image\/(?:png|jpe?g|gif|webp)|(?:font\/|application\/(?:x-)?font-)[\w-]+)[;,]))/i

/**
 * What would run or be fetched when this SVG file is opened by itself; null for a mere drawing. The
 * text follows the file's name in a sentence: "holds a script".
 * @param parser the browser's, or that of jsdom
 */
export function svgProblem(
  file: string,
  parser: Pick<DOMParser, 'parseFromString'>,
): string | null {
  const text = withoutEntities(file)
  // Other entities can hide anything from a check that does not expand them; drawings need none.
  if (/<!ENTITY|<\?xml-stylesheet/i.test(text)) return 'holds entities or names a style sheet'
  if (/^\W*<\?xml[^>]*encoding\s*=\s*["'](?!(?:utf-?8|us-ascii)["'])/i.test(text))
    return 'is not written in UTF-8'
  const document = parser.parseFromString(text.replace(/^\uFEFF/, ''), 'image/svg+xml')
  const isBroken = document.querySelector('parsererror') !== null
  if (isBroken || document.documentElement.localName !== 'svg') return 'is not an SVG file'
  for (const element of document.querySelectorAll('*')) {
    const problem = elementProblem(element) ?? attributesProblem(element)
    if (problem) return problem
  }
  return null
}

function elementProblem(element: Element): string | null {
  const name = element.localName.toLowerCase()
  if (foreignSpaces.includes(element.namespaceURI ?? '')) return `holds HTML (${name})`
  // Browsers draw nothing that requires extensions; Illustrator keeps its own data there.
  const isDrawn = !element.hasAttribute('requiredExtensions')
  if (activeElements.includes(name) && (isDrawn || name !== 'foreignobject'))
    return `holds a ${name}`
  if (element.namespaceURI === svgSpace && name === 'style')
    return outerStyle.test(element.textContent) ? 'has styles that fetch' : null
  const changed = animations.includes(name) ? (element.getAttribute('attributeName') ?? '') : ''
  return /href|^on/i.test(changed) ? `changes ${changed} by an animation` : null
}

function attributesProblem(element: Element): string | null {
  for (const { localName, value } of element.attributes) {
    const name = localName.toLowerCase()
    if (name.startsWith('on')) return `has a handler (${name})`
    if (name === 'href' && !ownOrInline.test(value)) return 'refers to something outside the file'
    if (/url\(|@import|image-set/i.test(value) || name === 'style')
      if (outerStyle.test(value)) return 'refers to something outside the file'
  }
  return null
}

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
