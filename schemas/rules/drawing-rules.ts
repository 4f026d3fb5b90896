import { isRecord } from '#shared/json.ts'
import { svgProblem } from '#shared/svg.ts'
import { ask, type RuleContext } from './context.ts'

/** What is wrong with each SVG file that was looked at, by the id of its asset: a file never changes. */
const known = new Map<string, Promise<string | null>>()

/** Refuses an SVG that the build would leave out. In the Studio only: elsewhere there is no XML parser. */
export async function checkDrawing(image: unknown, context: RuleContext): Promise<true | string> {
  const id = isRecord(image) && isRecord(image['asset']) ? image['asset']['_ref'] : undefined
  if (typeof id !== 'string' || !id.endsWith('-svg')) return true
  if (typeof DOMParser === 'undefined' || context.getClient === undefined) return true
  const looked = known.get(id) ?? problemOf(id, context)
  known.set(id, looked)
  // Try again when the file could not be fetched; the build looks at it in any case.
  const problem = await looked.catch(() => void known.delete(id))
  if (!problem) return true
  return `This SVG ${problem}, so the site would not show it. Export it again without that, or upload it as PNG.`
}

async function problemOf(id: string, context: RuleContext): Promise<string | null> {
  const url = await ask('*[_id == $id][0].url', { id }, context)
  if (typeof url !== 'string') throw new Error('The file is not stored yet.')
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The image host answered ${response.status}.`)
  return svgProblem(await response.text(), new DOMParser())
}
