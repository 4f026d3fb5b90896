import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageSection, Section } from '#src/content/types.ts'
import { loadSeed } from '#tests/support/seed.ts'
import { DrawnWall, siteBricks } from './DrawnWall.tsx'

const { pages } = await loadSeed()

/** The wall of a page of the seed, with changes to its hero. */
function show(path: string, changes: Partial<Section<'hero'>> = {}, others?: PageSection[]) {
  const [hero, ...rest] = pages.find((page) => page.path === path)?.sections ?? []
  if (hero?._type !== 'hero') throw new Error(`${path} has no hero.`)
  const wall = { page: others ?? rest, brick: 'Insured', caption: 'Sample' }
  render(<DrawnWall section={{ ...hero, ...changes }} {...wall} />)
}

test('the wall has the facts of the report on its page, and its brick where there is none', () => {
  show('/lender')
  expect(screen.getByText('NGN 12,500,000').parentElement?.textContent).toMatch(/Released for/)
  expect(screen.getByText('53%')).toBeTruthy()
  show('/lender', {}, [])
  expect(screen.getAllByText('Insured')).toHaveLength(2)
  expect(screen.getAllByText('53%')).toHaveLength(1)
})

test('the wall has the message that a visitor shares, and the answer', () => {
  show('/referral', { reply: 'Thank you.' })
  expect(screen.getByText(/Planning to build/).textContent).toMatch(/\/referral$/)
  expect(screen.getByText('Thank you.')).toBeTruthy()
})

test('a site below its plan is marked, one on or above it is not', () => {
  const site = { _type: 'siteBuilt', built: 66 } as const
  const sites = [
    { ...site, _key: 'a', name: 'A', planned: 74, status: 'Late' },
    { ...site, _key: 'b', name: 'B', planned: 66, status: 'On plan' },
  ]
  show('/enterprise', { sites })
  expect(screen.getByText('Late').dataset).toHaveProperty('late')
  expect(screen.getByText('On plan').dataset).not.toHaveProperty('late')
})

test('ten percent are one course, from the bottom; one that is begun is laid from the left', () => {
  const laid = siteBricks(66).filter(({ isLaid }) => isLaid)
  expect(new Set(laid.map(({ y }) => y)).size).toBe(7)
  const begun = siteBricks(66).filter(({ y }) => y === 140)
  expect(begun.map(({ isLaid }) => isLaid)).toEqual([true, true, false])
  expect(siteBricks(0).some(({ isLaid }) => isLaid)).toBe(false)
  expect(siteBricks(100).every(({ isLaid }) => isLaid)).toBe(true)
})
