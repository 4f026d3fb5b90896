import { expect, test } from 'vitest'
import { validateContent } from '#src/content/validate/validate.ts'
import { prerenderSections } from '#tests/support/prerender-page.tsx'
import { loadSeed } from '#tests/support/seed.ts'

const { pages } = await loadSeed()

/** The HTML of a sample of a section with one field changed, as a visitor gets it. */
async function drawWith(type: string, changes: object): Promise<string> {
  const page = pages.find(({ sections }) => sections.some(({ _type }) => _type === type))
  const section = page?.sections.find(({ _type }) => _type === type)
  if (!page || !section) throw new Error(`The seed has no ${type}.`)
  const changed = { ...page, sections: [{ ...section, ...changes }] }
  const sections = validateContent(changed, () => {})?.sections ?? []
  const { html, failures } = await prerenderSections({ ...page, sections })
  expect(failures).toEqual([])
  return html.replaceAll(/<!--.*?-->|<div data-stylesheet="" hidden=""><\/div>/g, '')
}

test.each([
  ['benefitMosaic', 'cards'],
  ['benefits', 'cards'],
  ['bidInvitation', 'facts'],
  ['builtFor', 'cards'],
  ['checklist', 'groups'],
  ['compareTable', 'columns'],
  ['compareTable', 'groups'],
  ['decisionDrawing', 'entries'],
  ['drawnDemos', 'items'],
  ['faqList', 'items'],
  ['featureTabs', 'features'],
  ['linkCards', 'cards'],
  ['monitoring', 'items'],
  ['monthsRace', 'rows'],
  ['offices', 'offices'],
  ['partners', 'logos'],
  ['planFinder', 'plans'],
  ['plans', 'plans'],
  ['projectsCarousel', 'projects'],
  ['sharedViews', 'views'],
  ['statistics', 'items'],
  ['steps', 'items'],
  ['team', 'members'],
  ['testimonials', 'items'],
])('a section %s whose %s an editor has emptied is left out', async (type, list) => {
  expect(await drawWith(type, {})).not.toBe('')
  expect(await drawWith(type, { [list]: [] })).toBe('')
})
