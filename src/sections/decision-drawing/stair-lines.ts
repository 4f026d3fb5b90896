/** Repeated lines of the stair's drawing, as path data in its 640 by 430 units. */

/** The squared paper. */
export const paperLines =
  each(15, (index) => `M${index * 40 + 40} 0v430`) +
  each(10, (index) => `M0 ${index * 40 + 40}h640`)

/** The hatching of the ground below its line. */
export const groundLines = each(32, (index) => `M${index * 18 + 48} 372l-14 14`)

/** The courses of the brick wall: every second one has a joint in its middle. */
export const wallLines =
  each(15, (index) => `M474 ${index * 22 + 40}h40`) +
  each(7, (index) => `M494 ${index * 44 + 62}v22`)

function each(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}
