import { expect, test } from 'vitest'
import { siteBricks, siteWidth } from './site-bricks.ts'

function laidCourses(built: number): number[] {
  const laid = siteBricks(built).filter(({ isLaid }) => isLaid)
  return [...new Set(laid.map(({ course }) => course))]
}

test('ten percent are one course, from the bottom', () => {
  expect(laidCourses(0)).toEqual([])
  expect(laidCourses(20)).toEqual([0, 1])
  expect(siteBricks(100).every(({ isLaid }) => isLaid)).toBe(true)
})

test('a course that is begun has some of its bricks, from the left', () => {
  const course = siteBricks(66).filter((brick) => brick.course === 6)
  expect(course.map(({ isLaid }) => isLaid)).toEqual([true, true, false, false])
})

test('each course is as wide as the building', () => {
  const ends = siteBricks(50).map(({ x, width }) => x + width)
  expect(Math.max(...ends)).toBe(siteWidth)
  expect(ends.filter((end) => end === siteWidth)).toHaveLength(10)
})
