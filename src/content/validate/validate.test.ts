import { describe, expect, test, vi } from 'vitest'
import { refuseImage } from './values.ts'
import { validateContent } from './validate.ts'
import type { Report } from './place.ts'

const asset = {
  _id: 'image-0123456789abcdef-10x10-jpg',
  url: 'http://localhost:4100/images/sandbox/production/0123456789abcdef-10x10.jpg',
  width: 10,
  height: 10,
}

function decodePage(sections: unknown[]) {
  const report = vi.fn<Report>()
  const page = validateContent(
    { _id: 'page-lender', _type: 'page', title: 'Lenders', path: '/lender', sections },
    report,
  )
  return { page, told: report.mock.calls.flat() }
}

const hero = { _key: 'a', _type: 'hero', heading: 'Build', lead: 'Well', tone: 'ink' }

describe('what validation leaves out, and how it says so', () => {
  const member = { _id: 'q', _type: 'testimonial', message: 'Good', name: 'A', title: 'B' }
  const quotes = { _key: 't', _type: 'testimonials', heading: 'Words', items: [member] }
  const action = { _type: 'action', label: 'Go', to: '/owner', opens: null }
  const bullet = { _type: 'block', listItem: 'bullet', level: 2, children: [] }
  const plan = { _type: 'plan', amountText: 'Contact us' }
  const plans = { _key: 'p', _type: 'plans', heading: 'Plans' }
  const text = { _key: 'r', _type: 'richText', heading: 'H', body: [bullet] }

  test.each<[what: string, section: object, kept: object | null, sentence?: string]>([
    ['a whole section passes', hero, hero],
    ['a field that the schema does not know passes', { ...hero, hologram: 7 }, hero],
    [
      'a section of an unknown type is left out',
      { _key: 'x', _type: 'hologram' },
      null,
      'sections[0] is a section of the unknown type "hologram"; it is left out.',
    ],
    [
      'a section without a required field is left out',
      { ...hero, heading: null },
      null,
      'sections[0].heading (hero) is missing',
    ],
    [
      'a section whose document turns out to be none is left out',
      { _key: 'a', _type: 'legalText', page: { body: 'Words' } },
      null,
      'sections[0].page is not a document; it is left out.',
    ],
    [
      'a broken reference is dropped from its list',
      { ...quotes, items: [null, member] },
      quotes,
      'sections[0].items[0] refers to a document that does not exist; it is left out.',
    ],
    [
      'an image whose file is gone is left out',
      { ...hero, image: { _type: 'image', alt: 'A house', asset: null } },
      { ...hero, image: null },
      'sections[0].image has no image file; it is left out.',
    ],
    [
      'what is not an image is left out',
      { ...hero, image: 'a.png' },
      { ...hero, image: null },
      'sections[0].image is not an image; it is left out.',
    ],
    [
      'what is not text is left out',
      { ...hero, lead: 7 },
      null,
      'sections[0].lead is not text; it is left out.',
    ],
    [
      'what is not a list is left out',
      { ...hero, actions: 'Go' },
      hero,
      'sections[0].actions is not a list; it is left out.',
    ],
    [
      'what does not belong in a list is left out',
      { ...hero, actions: ['Go', action] },
      { ...hero, actions: [{ label: 'Go', to: '/owner' }] },
      'sections[0].actions[0] does not belong in this list; it is left out.',
    ],
    [
      'an action with an empty target renders no link and is no fault',
      { ...hero, actions: [{ ...action, to: '' }] },
      { ...hero, actions: [] },
    ],
    [
      'a price below nothing is left out, so that its plan has its words alone',
      { ...plans, plans: [{ ...plan, baseAmount: -5000 }] },
      { ...plans, plans: [{ ...plan, baseAmount: null }] },
      'sections[0].plans[0].baseAmount is not a number of at least 0; it is left out.',
    ],
    [
      'a list that would hold a thousand million lists is a plain one',
      { ...text, body: [{ ...bullet, level: 1e9 }, bullet] },
      { ...text, body: [{ level: null }, { level: 2 }] },
      'sections[0].body[0].level is not a level from 1 to 10; it is left out.',
    ],
    [
      'text keeps what can be printed',
      { ...hero, heading: 'A\u0000B\ud800\u0007\tC\n😀' },
      { ...hero, heading: 'AB\tC\n😀' },
      'sections[0].heading holds characters that no page can show; they are left out.',
    ],
  ])('%s', (_what, section, kept, sentence) => {
    const { page, told } = decodePage([section, hero])
    expect(page?.sections).toMatchObject(kept ? [kept, hero] : [hero])
    expect(page?.sections.at(-1)).toEqual(hero)
    expect(told.length > 0).toBe(sentence !== undefined)
    expect(told[0] ?? '').toContain(sentence ? `page-lender: ${sentence}` : '')
  })

  test('an image that the build refuses is missing everywhere, and is named', () => {
    const url = asset.url.replaceAll('0123456789abcdef', 'fedcba9876543210')
    const image = {
      _type: 'image',
      alt: 'A house',
      asset: { ...asset, _id: asset._id.replace('0123456789abcdef', 'fedcba9876543210'), url },
    }
    expect(decodePage([{ ...hero, image }]).told).toEqual([])
    refuseImage(url)
    const { page, told } = decodePage([{ ...hero, image }])
    expect(page?.sections[0]).toMatchObject({ image: null })
    expect(told[0]).toContain('sections[0].image names')
    expect(told[0]).toContain('which must not be published')
  })

  test('a drawing (SVG) is no share image: the build draws one instead', () => {
    const file = {
      ...asset,
      _id: asset._id.replace('jpg', 'svg'),
      url: asset.url.replace('jpg', 'svg'),
    }
    const image = { _type: 'image', alt: '', asset: file }
    const report = vi.fn<Report>()
    const seo = { _type: 'seo', title: 'T', description: 'D', image }
    const page = {
      _id: 'p',
      _type: 'page',
      title: 'P',
      path: '/p',
      sections: [{ ...hero, image }],
      seo,
    }
    expect(validateContent(page, report)).toMatchObject({
      sections: [{ image: { asset: file } }],
      seo: { title: 'T', image: null },
    })
    const [told] = report.mock.calls.flat()
    expect(told).toMatch(/^p: seo.image is a drawing/)
  })

  test('a site whose share image is a drawing keeps its name, logo and languages', () => {
    const socialImage = { _type: 'image', alt: '', asset: { ...asset, url: '/share.svg' } }
    const settings = { _type: 'siteSettings', title: 'Tofali', socialImage }
    expect(validateContent(settings, vi.fn<Report>())).toEqual({ ...settings, socialImage: null })
  })

  test('a feature without its required image is named by its own id', () => {
    const feature = { _id: 'feature-x', _type: 'feature', name: 'X', description: 'Y', image: null }
    const { told } = decodePage([
      { _key: 'f', _type: 'featureTabs', heading: 'H', tone: 'dark', features: [feature] },
    ])
    expect(told[0]).toBe(
      'feature-x: image (feature) is missing or broken; the feature is left out.',
    )
  })

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'http://plain.example'])(
    'an action to %s is no action',
    (to) => {
      const { page, told } = decodePage([
        { ...hero, actions: [{ _type: 'action', label: 'Go', to, opens: null }] },
      ])
      expect(page?.sections[0]).toMatchObject({ actions: [] })
      expect(told[0]).toContain('leads to an address that is not allowed')
    },
  )

  test.each(['constructor', 'toString', '__proto__', 'hologram'])(
    'a card of the type "%s" is left out and named, the page stands',
    (type) => {
      const card = JSON.parse(`{"_id":"c","_type":"${type}","title":"T","body":"B","__proto__":{}}`)
      const cards = { _key: 'b', _type: 'benefits', heading: 'Why', cards: [card] }
      const { page, told } = decodePage([cards, { _key: 'x', _type: type }, hero])
      expect(page?.sections).toEqual([hero])
      expect(told[0]).toBe(
        `page-lender: sections[0].cards[0] is of the type "${type}", which does not belong there; it is left out.`,
      )
    },
  )

  test.each(['toString', 'hologram', 'plan'])(
    'a question of the type "%s" is left out and named, whatever else it holds',
    (type) => {
      const odd = { _id: 'q', _type: type, question: { a: 1 }, answer: [{ _type: 'block' }] }
      const { page, told } = decodePage([
        { _key: 'f', _type: 'faqList', heading: 'Questions', items: [odd] },
        hero,
      ])
      expect(page?.sections).toMatchObject([{ items: [] }, hero])
      expect(told.at(-1)).toContain(`items[0] is of the type "${type}", which does not belong`)
    },
  )

  test('an object whose type nobody wrote down is judged by its place', () => {
    const { told } = decodePage([{ ...hero, image: null }])
    expect(told).toEqual([])
    const report = vi.fn<Report>()
    const page = { _id: 'p', _type: 'page', title: 'T', path: '/x', sections: [hero] }
    const seo = { title: {}, description: 'D' }
    expect(validateContent({ ...page, seo }, report)).toMatchObject({
      seo: { title: null, description: 'D' },
    })
    expect(report.mock.calls.flat()).toEqual(['p: seo.title is not text; it is left out.'])
  })

  test.each(['constructor', 'toString', '__proto__'])(
    'formatted text marked or styled "%s" keeps its words',
    (name) => {
      const span = { _type: 'span', text: 'Words', marks: [name, 'strong'] }
      const body = [{ _type: 'block', style: name, listItem: name, children: [span] }]
      const { page } = decodePage([{ _key: 'r', _type: 'richText', heading: 'H', body }])
      expect(page?.sections).toMatchObject([
        {
          body: [{ style: null, listItem: null, children: [{ text: 'Words', marks: ['strong'] }] }],
        },
      ])
    },
  )

  test('fields that only a program could have named never reach a page', () => {
    const section = JSON.parse(`{"_key":"a","_type":"hero","heading":"Build","lead":"Well",
      "tone":"ink","__proto__":{"image":1},"constructor":"x","toString":"y"}`)
    const { page } = decodePage([section])
    expect(Object.keys(page?.sections[0] ?? {})).toEqual([
      '_key',
      '_type',
      'heading',
      'lead',
      'tone',
    ])
    expect(Object.getPrototypeOf(page?.sections[0])).toBe(Object.prototype)
  })

  test('content that lies deeper than any editor could write is left out', () => {
    let deep: unknown = 'Words'
    for (let level = 0; level < 20_000; level++) deep = [deep]
    const { page, told } = decodePage([{ ...hero, body: deep }, hero])
    expect(page?.sections).toHaveLength(2)
    expect(told[0]).toContain('more than 40 levels deep')
  })

  test.each(['/../../pwned', '@evil.example/x', '//evil.example', '/a?b', '/a\nb', 'owner'])(
    'a page at the path %j is no page, and the log says which',
    (path) => {
      const report = vi.fn<Report>()
      const fields = { _id: 'page-x', _type: 'page', title: 'T', sections: [hero] }
      expect(validateContent({ ...fields, path }, report)).toBeNull()
      expect(report.mock.calls[0]?.[0]).toMatch(/^page-x: path "/)
    },
  )

  test.each([
    'http://169.254.169.254/latest/meta-data/iam',
    'https://cdn.example/images/a/b/0123456789abcdef-10x10.jpg',
    'http://localhost:4100@evil.example/images/0123456789abcdef-10x10.jpg',
    'http://localhost:4100/images/../inbox/0123456789abcdef-10x10.jpg',
    'http://localhost:4100/__sandbox/inbox',
    `${asset.url}?fm=svg`,
    'file:///etc/passwd',
    '/etc/passwd',
  ])('an image that names %s is no image: the build would publish what it gets', (url) => {
    const image = { _type: 'image', alt: 'A house', asset: { ...asset, url } }
    const { page, told } = decodePage([{ ...hero, image }])
    expect(page?.sections[0]).toMatchObject({ heading: 'Build', image: null })
    expect(told).toEqual([
      `page-lender: sections[0].image names ${JSON.stringify(url)}, which is not an image of the content store; it is left out.`,
    ])
  })

  test('an image whose id is not that of its file is no image', () => {
    const image = { _type: 'image', alt: '', asset: { ...asset, _id: 'image-feedbeef-10x10-jpg' } }
    expect(decodePage([{ ...hero, image }]).page?.sections[0]).toMatchObject({ image: null })
  })

  test.each([
    { crop: { top: 0.6, bottom: 0.6, left: 0, right: 0 } },
    { crop: { top: -1, bottom: 0, left: 0, right: 0 } },
    { hotspot: { x: 7, y: 0.5 } },
  ])('a crop or focus that is no part of the image is dropped: %j', (frame) => {
    const image = { _type: 'image', alt: null, asset, ...frame }
    const [name = ''] = Object.keys(frame)
    expect(decodePage([{ ...hero, image }]).page?.sections[0]).toMatchObject({
      image: { alt: '', asset, [name]: null },
    })
  })

  test('a page without its own required field is no page', () => {
    expect(
      validateContent(
        { _id: 'p', _type: 'page', title: '', path: '/x', sections: [hero] },
        vi.fn<Report>(),
      ),
    ).toBeNull()
  })
})
