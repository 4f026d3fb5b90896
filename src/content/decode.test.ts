import { describe, expect, test, vi } from 'vitest'
import { decode } from './decode.ts'
import type { Report } from './decode.ts'

const asset = {
  _id: 'image-0123456789abcdef-10x10-jpg',
  url: 'https://cdn.example/x.jpg',
  width: 10,
  height: 10,
}

function decodePage(sections: unknown[]) {
  const report = vi.fn<Report>()
  const page = decode(
    { _id: 'page-lender', _type: 'page', title: 'Lenders', path: '/lender', sections },
    report,
  )
  return { page, told: report.mock.calls.flat() }
}

const hero = { _key: 'a', _type: 'hero', heading: 'Build', lead: 'Well', tone: 'ink' }

describe('what the border leaves out, and how it says so', () => {
  test('a whole section passes unchanged', () => {
    const { page, told } = decodePage([hero])
    expect(page?.sections).toEqual([hero])
    expect(told).toEqual([])
  })

  test('row 64: a section of an unknown type is left out, named by document and field', () => {
    const { page, told } = decodePage([{ _key: 'x', _type: 'hologram' }, hero])
    expect(page?.sections).toEqual([hero])
    expect(told).toEqual([
      'page-lender: sections[0] is a section of the unknown type "hologram"; it is left out.',
    ])
  })

  test('row 64: a section without a required field is left out, the page stands', () => {
    const { page, told } = decodePage([{ ...hero, heading: null }, hero])
    expect(page?.sections).toEqual([hero])
    expect(told[0]).toContain('page-lender: sections[0].heading (hero) is missing')
  })

  test('row 53: a broken reference is dropped from its list and named', () => {
    const member = { _id: 'q', _type: 'testimonial', message: 'Good', name: 'A', title: 'B' }
    const { page, told } = decodePage([
      { _key: 't', _type: 'testimonials', heading: 'Words', items: [null, member] },
    ])
    expect(page?.sections[0]).toMatchObject({ items: [member] })
    expect(told[0]).toBe(
      'page-lender: sections[0].items[0] refers to a document that does not exist; it is left out.',
    )
  })

  test('row 52: a picture whose file is gone leaves the hero without a picture', () => {
    const image = { _type: 'image', alt: 'A house', asset: null }
    const { page, told } = decodePage([{ ...hero, image }])
    expect(page?.sections[0]).toMatchObject({ heading: 'Build', image: null })
    expect(told[0]).toBe('page-lender: sections[0].image has no picture; it is left out.')
  })

  test('row 64: a feature without its required picture is named by its own id', () => {
    const feature = { _id: 'feature-x', _type: 'feature', name: 'X', description: 'Y', image: null }
    const { told } = decodePage([
      { _key: 'f', _type: 'featureTabs', heading: 'H', tone: 'dark', features: [feature] },
    ])
    expect(told[0]).toBe(
      'feature-x: image (feature) is missing or broken; the feature is left out.',
    )
  })

  test.each([
    [{ ...hero, lead: 7 }, 'page-lender: sections[0].lead is no text; it is left out.'],
    [{ ...hero, actions: 'Go' }, 'page-lender: sections[0].actions is no list; it is left out.'],
    [
      { ...hero, actions: ['Go'] },
      'page-lender: sections[0].actions[0] is nothing that belongs into this list; it is left out.',
    ],
    [{ ...hero, image: 'a.png' }, 'page-lender: sections[0].image is no picture; it is left out.'],
  ])(
    'row 64: a field of another kind is left out, named by document and field: %#',
    (section, line) => {
      expect(decodePage([section, hero]).told[0]).toBe(line)
    },
  )

  test('row 64: a field that the schema does not know passes', () => {
    expect(decodePage([{ ...hero, hologram: 7 }]).told).toEqual([])
  })

  test('an action keeps its label and its checked address alone', () => {
    const action = { _type: 'action', label: 'Go', to: '/owner', opens: null }
    const { page } = decodePage([{ ...hero, actions: [action] }])
    expect(page?.sections[0]).toMatchObject({ actions: [{ label: 'Go', to: '/owner' }] })
  })

  test('row 64: a section whose document turns out to be none is left out', () => {
    const { page, told } = decodePage([
      { _key: 'a', _type: 'legalText', page: { body: 'Words' } },
      hero,
    ])
    expect(page?.sections).toEqual([hero])
    expect(told[0]).toBe('page-lender: sections[0].page is no document; it is left out.')
  })

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'http://plain.example'])(
    'row 56: an action to %s is no action',
    (to) => {
      const { page, told } = decodePage([
        { ...hero, actions: [{ _type: 'action', label: 'Go', to, opens: null }] },
      ])
      expect(page?.sections[0]).toMatchObject({ actions: [] })
      expect(told[0]).toContain('leads to an address that is not allowed')
    },
  )

  test('an action with an empty target renders no link and is no fault', () => {
    const { page, told } = decodePage([
      { ...hero, actions: [{ _type: 'action', label: 'Go', to: '', opens: null }] },
    ])
    expect(page?.sections[0]).toMatchObject({ actions: [] })
    expect(told).toEqual([])
  })

  test('a picture keeps its asset', () => {
    const image = { _type: 'image', alt: null, asset, hotspot: null }
    const { page } = decodePage([{ ...hero, image }])
    expect(page?.sections[0]).toMatchObject({ image: { alt: '', asset } })
  })

  test('a page without its own required field is no page', () => {
    expect(
      decode({ _id: 'p', _type: 'page', title: '', path: '/x', sections: [hero] }, vi.fn<Report>()),
    ).toBeNull()
  })
})
