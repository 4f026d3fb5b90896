// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { campaignOf, keepCampaign, readCampaign } from './vitals.ts'

beforeEach(() => sessionStorage.clear())

const letter =
  'https://www.example.com/owner?utm_source=letter&utm_medium=e-mail&utm_campaign=June%202026'

test('the campaign of an address is its five parameters, without their prefix', () => {
  expect(campaignOf(`${letter}&utm_id=7&name=Ada`)).toEqual({
    source: 'letter',
    medium: 'e-mail',
    campaign: 'June 2026',
  })
})

test.each(['?utm_source=', '?source=letter', ''])(
  'an address with %j has no campaign',
  (search) => {
    expect(campaignOf(`https://www.example.com/${search}`)).toBeNull()
  },
)

test('what may name a person is not kept', () => {
  expect(campaignOf('https://www.example.com/?utm_source=crm&utm_content=ada@example.com')).toEqual(
    { source: 'crm' },
  )
})

test('a value is not longer than any campaign is', () => {
  const { term } = campaignOf(`https://www.example.com/?utm_term=${'a'.repeat(5000)}`) ?? {}
  expect(term).toHaveLength(100)
})

test('the campaign stays while the visitor goes on to other pages, until another brings them back', () => {
  keepCampaign(letter)
  keepCampaign('https://www.example.com/contact')
  expect(readCampaign()).toMatchObject({ source: 'letter' })
  keepCampaign('https://www.example.com/?utm_source=radio')
  expect(readCampaign()).toEqual({ source: 'radio' })
})

test.each(['{', '[]', '"letter"', '{"source":7}'])('the broken text %s is no campaign', (text) => {
  sessionStorage.setItem('campaign', text)
  expect(readCampaign()).toEqual({})
})
