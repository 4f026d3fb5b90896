import { JSDOM } from 'jsdom'
import { svgProblem } from '#shared/svg.ts'

const { DOMParser } = new JSDOM('').window

/** What `svgProblem` says of the text of an SVG file, with a parser that Node does not have. */
export function drawingProblem(text: string): string | null {
  return svgProblem(text, new DOMParser())
}
