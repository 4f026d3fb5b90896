import { optimize } from 'svgo'

/**
 * The same drawing in fewer bytes: what a drawing program wrote for itself is gone, and coordinates are
 * rounded to a ten-thousandth of the drawing's width.
 */
export function smallerSvg(text: string): string {
  try {
    const floatPrecision = decimalsFor(widthOf(text))
    const { data } = optimize(text, { multipass: true, floatPrecision })
    return data.length < text.length ? data : text
  } catch {
    // It stays as the editor uploaded it: browsers may read more than the optimizer does.
    return text
  }
}

/** Width of the drawing in its own units, by which its coordinates are counted. */
function widthOf(text: string): number {
  const [, box = ''] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']*)/.exec(text) ?? []
  const width = Number(box.trim().split(/[\s,]+/)[2])
  return width > 0 ? width : 1
}

function decimalsFor(width: number): number {
  return Math.max(0, Math.ceil(4 - Math.log10(width)))
}
