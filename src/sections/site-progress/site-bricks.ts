/** One brick of the drawing; the units are those of its view box. */
interface SiteBrick {
  x: number
  /** Its course, from 0 at the bottom to 9. */
  course: number
  width: number
  /** Laid and checked; otherwise still to build. */
  isLaid: boolean
}

/** A finished building. */
export const courses = 10
const joint = 4
const stretcher = 93
const half = (stretcher - joint) / 2

// Stretchers on even courses; on odd ones a half brick at both ends, for a running bond.
const even = [stretcher, stretcher, stretcher, stretcher]
const odd = [half, stretcher, stretcher, stretcher, half]

/** The width of a building in the units of the drawing. */
export const siteWidth = 4 * stretcher + 3 * joint

/** The bricks of ten courses of which `built` percent are laid, from the bottom and from the left. */
export function siteBricks(built: number): SiteBrick[] {
  return Array.from({ length: courses }, (_, course) => {
    const widths = course % 2 === 0 ? even : odd
    const laid = Math.round((built / courses - course) * widths.length)
    let x = 0
    return widths.map((width, index) => {
      const brick = { x, course, width, isLaid: index < laid }
      x += width + joint
      return brick
    })
  }).flat()
}
