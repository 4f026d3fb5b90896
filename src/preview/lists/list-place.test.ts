// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { elementAt, placeOf } from './list-place.ts'
import { isReachedByMark, mark, unmark } from './marks.ts'

const pathOf = (path: string) => `id=page-home;type=page;path=${path};base=%2F`

/** The page of a test, each element marked with the path in its id. */
function draw(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`
  for (const part of document.querySelectorAll('main [id]')) mark(part, pathOf(part.id))
}

function element(id: string): Element {
  return document.getElementById(id) ?? document.body
}

const steps = `<section id="sections:steps">
  <p id="sections:steps.items:one"></p><p id="sections:steps.items:two"></p>
</section>`
const team = '<section id="sections:team"></section>'

beforeEach(() => draw(steps + team))

test('the focus goes to the copy of what was copied', () => {
  const place = placeOf(element('sections:steps'))
  expect(elementAt(place)).toBe(element('sections:steps'))
  draw(`${steps}<section id="sections:copy"><p id="sections:copy.items:one"></p></section>${team}`)
  expect(elementAt(place)).toBe(element('sections:copy'))
})

test('it stays with what was moved, and goes to the neighbour of what was removed', () => {
  const place = placeOf(element('sections:steps'))
  draw(team + steps)
  expect(elementAt(place)).toBe(element('sections:steps'))
  draw(team)
  expect(elementAt(place)).toBe(element('sections:team'))
  const last = placeOf(element('sections:team'))
  draw(steps)
  expect(elementAt(last)).toBe(element('sections:steps'))
})

test('after the last card of a section it goes to the section', () => {
  draw('<section id="sections:steps"><p id="sections:steps.items:one"></p></section>')
  const place = placeOf(element('sections:steps.items:one'))
  draw('<section id="sections:steps"></section>')
  expect(elementAt(place)).toBe(element('sections:steps'))
  draw('')
  expect(elementAt(place)).toBeUndefined()
})

test('the keyboard reaches a section; a link keeps its own keys', () => {
  draw('<section id="sections:hero"><a id="sections:hero.actions:one" href="/"></a></section>')
  const [section, link] = [element('sections:hero'), element('sections:hero.actions:one')]
  expect(section.getAttribute('tabindex')).toBe('0')
  expect(isReachedByMark(section)).toBe(true)
  expect(isReachedByMark(link)).toBe(false)
  unmark(section)
  unmark(link)
  expect(section.getAttributeNames()).toEqual(['id'])
  expect(link.getAttributeNames()).toEqual(['id', 'href'])
})
