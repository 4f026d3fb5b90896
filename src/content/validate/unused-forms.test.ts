import { describe, expect, test, vi } from 'vitest'
import { formNames } from '#shared/leads/forms.ts'
import { validateContent } from './validate.ts'
import type { Report } from './place.ts'

const page = { _id: 'page-lender', _type: 'page', title: 'Lenders', path: '/lender' }
const hero = { _key: 'a', _type: 'hero', heading: 'Build', lead: 'Well', tone: 'ink' }
const action = (label: string, target: object) => ({ _type: 'action', label, ...target })

const link = (to: string) => ({ _key: to, _type: 'footerLink', label: 'Go', link: to })

function validate(content: object, unusedForms: unknown) {
  const report = vi.fn<Report>()
  const valid: unknown = validateContent({ ...content, unusedForms }, report)
  return { valid, told: report.mock.calls.flat() }
}

describe('what a form leaves behind that is switched off', () => {
  test.each([
    ['demo', { opens: 'demo' }],
    ['funding', { opens: 'funding' }],
    ['profile', { opens: 'jobs' }],
    ['waitlist', { to: '/schedule-call' }],
    ['waitlist', { to: '/schedule-call/?from=home#top' }],
    ['waitlist', { to: '/%73chedule-call.html?from=home' }],
  ])('of %s: no button with %j, and the others stay', (form, target) => {
    const actions = [action('Go', target), action('Read', { to: '/faq' })]
    const content = { ...page, sections: [{ ...hero, actions }] }
    const without = validate(content, [form])
    const with_ = validate(
      content,
      formNames.filter((name) => name !== form),
    )
    expect(without.valid).toMatchObject({ sections: [{ actions: [{ label: 'Read' }] }] })
    expect(with_.valid).toMatchObject({ sections: [{ actions: [{ label: 'Go' }, {}] }] })
    expect([...without.told, ...with_.told]).toEqual([])
  })

  test('a section whose required button is gone stays, without a report', () => {
    const band = {
      _key: 'b',
      _type: 'closingBand',
      heading: 'Begin',
      action: action('Go', { opens: 'demo' }),
    }
    const { valid, told } = validate({ ...page, sections: [hero, band] }, ['demo'])
    expect(valid).toMatchObject({ sections: [{}, { heading: 'Begin', action: null }] })
    expect(told).toEqual([])
  })

  test('a section that lacks something else besides is left out as ever', () => {
    const band = { _key: 'b', _type: 'closingBand', action: action('Go', { opens: 'demo' }) }
    const { valid, told } = validate({ ...page, sections: [hero, { ...band, heading: '' }] }, [
      'demo',
    ])
    expect(valid).toMatchObject({ sections: [hero] })
    expect(told).toHaveLength(1)
  })

  test('an entry of a menu that leads to it is gone, in the settings’ own answer too', () => {
    const group = { _key: 'g', _type: 'footerGroup', title: 'Site' }
    const report = vi.fn<Report>()
    const valid = validateContent(
      {
        settings: { unusedForms: ['waitlist'] },
        groups: [{ ...group, links: [link('/schedule-call'), link('/faq')] }],
      },
      report,
    )
    expect(valid?.groups[0]?.links.map(({ link: to }) => to)).toEqual(['/faq'])
    expect(report).not.toHaveBeenCalled()
  })

  test('the page of the waitlist does not exist without it', () => {
    const waitlist = { ...page, path: '/schedule-call', sections: [hero] }
    expect(validate(waitlist, ['demo']).valid).not.toBeNull()
    expect(validate(waitlist, ['waitlist'])).toEqual({ valid: null, told: [] })
  })

  test.each([null, 'demo', { demo: true }, ['Demo', 1, null]])(
    'the list %j switches nothing off',
    (list) => {
      const actions = [action('Go', { opens: 'demo' })]
      const { valid } = validate({ ...page, sections: [{ ...hero, actions }] }, list)
      expect(valid).toMatchObject({ sections: [{ actions: [{ label: 'Go' }] }] })
    },
  )
})
