import { beforeAll, expect, test } from 'vitest'
import { weeksOf } from '#src/sections/follow-house/weeks.ts'
import type { House } from '#src/sections/follow-house/weeks.ts'
import { loadSeed, sectionOf } from './seed.fixture.ts'
import type { Seed } from './seed.fixture.ts'

// The followed house is the one on the product's screens, so the two must tell one story.
let seed: Seed
let house: House

beforeAll(async () => {
  seed = await loadSeed()
  house = sectionOf(seed, '/owner', 'followHouse').house
})

/** What the image of a feature says. */
function screenOf(feature: string): string {
  const { features } = sectionOf(seed, '/', 'featureTabs')
  return features.find(({ name }) => name === feature)?.image.alt ?? ''
}

function week(number: number) {
  const found = weeksOf(house)[number - 1]
  if (!found) throw new Error(`The house has no week ${number}.`)
  return found
}

test('twenty weeks of releases add up to NGN 154,000,000, the budget on the screen', () => {
  const released = house.weeks.flatMap(({ release, amount }) =>
    release === 'released' ? [amount ?? 0] : [],
  )
  expect(house.weeks).toHaveLength(20)
  expect(released.reduce((sum, amount) => sum + amount, 0)).toBe(154_000_000)
  expect(week(20)).toMatchObject({ paid: 'NGN 154,000,000', percent: 100 })
  expect(screenOf('Budget Control')).toContain('NGN 154,000,000')
})

test('in week 7 39 % are paid, and each line of the budget screen by then', () => {
  expect(week(7)).toMatchObject({ percent: 39, paid: 'NGN 60,100,000' })
  expect(week(4).paid).toBe('NGN 28,400,000') // substructure
  expect(week(6).words).toContain('NGN 22,900,000') // blockwork
  expect(week(7).words).toContain('NGN 8,800,000') // roof structure
})

test('slab 2 waits in week 8 with 11 of 12 checks and is released in week 9, as on the screens', () => {
  expect(screenOf('Quality Assurance')).toMatch(/11 of 12 checks.*NGN 12,500,000 held/)
  expect(week(8)).toMatchObject({ release: 'held', paid: 'NGN 60,100,000' })
  expect(week(8).check).toContain('11 of 12')
  expect(week(8).words).toContain('NGN 12,500,000')
  expect(week(9)).toMatchObject({ release: 'released', words: 'NGN 12,500,000 for slab 2' })
  expect(week(9).check).toContain('12 of 12')
})

test('the home page and the owner page follow the same house', () => {
  expect(sectionOf(seed, '/owner', 'followHouse').house).toEqual(house)
})
