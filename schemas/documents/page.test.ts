import { expect, test } from 'vitest'
import { checkLearn, checkSections } from './page.ts'

const hero = { _key: 'h', _type: 'hero' }
const video = { _key: 'v', _type: 'videoBlock' }
const steps = { _key: 's', _type: 'steps' }
const watch = { _key: 'w', _type: 'insuredBand', action: { label: 'Watch', opens: 'video' } }

test('a page begins with its main title', () => {
  expect(checkSections([hero, steps])).toEqual([])
  expect(checkSections([{ _key: 'p', _type: 'plans' }, steps])).toEqual([])
  expect(checkSections([steps])).toMatchObject([
    { message: expect.stringContaining('main title'), path: [{ _key: 's' }] },
  ])
})

test('a hidden section does not count, and one is shown', () => {
  const hidden = { ...hero, hidden: true }
  expect(checkSections([hidden, steps])).toMatchObject([{ path: [{ _key: 's' }] }])
  expect(checkSections([hero, { ...hidden, _key: 'h2' }])).toEqual([])
  expect(checkSections([hero, { ...watch, hidden: true }])).toEqual([])
  expect(checkSections([hidden])).toMatchObject([{ message: expect.stringContaining('hidden') }])
})

test('a page has one hero', () => {
  expect(checkSections([hero, steps, { ...hero, _key: 'h2' }])).toMatchObject([
    { message: expect.stringContaining('can only come first'), path: [{ _key: 'h2' }] },
  ])
})

test('a button that opens the video needs one video on its page', () => {
  expect(checkSections([hero, watch, video])).toEqual([])
  expect(checkSections([hero, watch])).toMatchObject([{ path: [{ _key: 'w' }] }])
  expect(checkSections([hero, video, { ...video, _key: 'v2' }])).toMatchObject([
    { message: 'A page has room for one video.', path: [{ _key: 'v2' }] },
  ])
})

test('what a hero draws is on its page', () => {
  const drawn = { ...hero, wall: 'report' }
  expect(checkSections([drawn, { _key: 'm', _type: 'monitoringReport' }])).toEqual([])
  expect(checkSections([drawn])).toMatchObject([{ path: [{ _key: 'h' }] }])
})

test('a page opens one claim', () => {
  const claim = { _ref: 'claim-insured' }
  const figures = { _key: 'f', _type: 'statistics' }
  expect(checkSections([{ ...hero, claim }, steps])).toEqual([])
  expect(checkSections([{ ...hero, claim }, figures])).toMatchObject([
    { message: expect.stringContaining('room for one'), path: [{ _key: 'f' }] },
  ])
})

test('a closing band ends its page, and does not touch a section of its color', () => {
  const closing = { _key: 'c', _type: 'closingBand' }
  expect(checkSections([hero, steps, closing])).toEqual([])
  expect(checkSections([hero, closing, steps])).toMatchObject([
    { message: expect.stringContaining('drag it to the end'), path: [{ _key: 'c' }] },
  ])
  const clay = { ...hero, tone: 'clay' }
  expect(checkSections([clay, steps, closing])).toEqual([])
  expect(checkSections([clay, closing])).toMatchObject([
    { message: expect.stringContaining('color'), path: [{ _key: 'c' }] },
  ])
})

test('an empty page is left to the rule that wants sections', () => {
  expect(checkSections(undefined)).toEqual([])
  expect(checkSections([])).toEqual([])
})

test('an editor whose button opens the Learn More dialog is asked to fill it in', () => {
  const page = { sections: [{ _type: 'hero', actions: [{ label: 'Learn More', opens: 'learn' }] }] }
  expect(checkLearn(undefined, page)).toMatch(/fill it in/)
  expect(checkLearn({ heading: 'Four steps' }, page)).toBe(true)
  expect(checkLearn(undefined, { sections: [] })).toBe(true)
})
