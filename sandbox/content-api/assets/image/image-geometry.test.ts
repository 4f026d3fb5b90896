// @vitest-environment node
import { expect, test } from 'vitest'
import { planGeometry } from './image-geometry.ts'
import { readImageParams } from './image-params.ts'

const SOURCE = { width: 400, height: 200 }

function plan(search: string): ReturnType<typeof planGeometry> {
  return planGeometry(SOURCE, readImageParams(new URLSearchParams(search), ''))
}

test.each([
  ['', { width: 400, height: 200 }],
  ['w=100', { width: 100, height: 50 }],
  ['h=50', { width: 100, height: 50 }],
  ['w=800', { width: 400, height: 200 }],
  ['w=100&h=100', { width: 100, height: 50 }],
  ['w=800&h=800&fit=max', { width: 400, height: 200 }],
  ['w=100&h=100&fit=scale', { width: 100, height: 100 }],
  ['w=100&h=100&fit=crop', { width: 100, height: 100 }],
  ['w=800&h=800&fit=crop', { width: 800, height: 800 }],
  ['w=100&fit=crop', { width: 100, height: 50 }],
  ['w=800&h=800&fit=min', { width: 200, height: 200 }],
  ['w=100&h=100&fit=min', { width: 100, height: 100 }],
  ['rect=0,0,100,100&w=50', { width: 50, height: 50 }],
  ['rect=300,0,200,200', { width: 100, height: 200 }],
])('"%s" of an image of 400 by 200', (search, size) => {
  expect(plan(search).resize).toEqual(size)
})

test.each(['fill', 'fillmax'])('%s puts the whole image on a canvas of the asked size', (fit) => {
  expect(plan(`w=100&h=100&fit=${fit}`)).toMatchObject({
    resize: { width: 100, height: 50 },
    canvas: { width: 100, height: 100 },
  })
})

test.each([
  ['', 100],
  ['&crop=left', 0],
  ['&crop=bottom,right', 200],
  ['&fp-x=0.3&fp-y=0.5', 20],
  ['&crop=focalpoint&fp-x=0.9', 200],
  ['&crop=focalpoint&fp-x=0', 0],
])('a square cut with "%s" starts at the right place', (extra, left) => {
  expect(plan(`w=100&h=100&fit=crop${extra}`).extract).toEqual({
    left,
    top: 0,
    width: 200,
    height: 200,
  })
})

test('a cut inside rect stays inside it', () => {
  const { extract } = plan('rect=200,50,100,50&w=10&h=10&fit=crop&crop=right')
  expect(extract).toEqual({ left: 250, top: 50, width: 50, height: 50 })
})

test('a very wide image keeps at least one pixel of height', () => {
  const params = readImageParams(new URLSearchParams('w=10'), '')
  expect(planGeometry({ width: 4000, height: 2 }, params).resize).toEqual({ width: 10, height: 1 })
})
