import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'
import type { ProseBlock } from './Prose.tsx'

function span(text: string, ...marks: string[]) {
  return { _type: 'span', _key: text, text, marks }
}

function block(children: object[], fields: object = {}): ProseBlock {
  const _key = JSON.stringify([children, fields])
  const whole = { style: 'normal', markDefs: [], children, ...fields }
  return { _type: 'block', _key, ...whole }
}

function link(href: unknown) {
  const markDefs = [{ _key: 'l', _type: 'link', href }]
  return block([span('Read '), span('this', 'l')], { markDefs })
}

function show(...value: ProseBlock[]) {
  return render(<Prose value={value} />, { wrapper: MemoryRouter }).container
}

test('headings, lists, bold and italic words appear as such', () => {
  show(
    block([span('Part')], { style: 'h2' }),
    block([span('Bold', 'strong'), span(' and '), span('leaning', 'em')]),
    block([span('One')], { listItem: 'bullet', level: 1 }),
    block([span('Two')], { listItem: 'bullet', level: 1 }),
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Part')
  expect(screen.getByRole('strong').textContent).toBe('Bold')
  expect(screen.getByRole('emphasis').textContent).toBe('leaning')
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['One', 'Two'])
})

test('a link leads where the editor said', () => {
  show(link('/pricing/enterprise'))
  expect(screen.getByRole('link', { name: 'this' }).getAttribute('href')).toBe(
    '/pricing/enterprise',
  )
})

test.each([null, undefined, ''])('a link whose address is %j is plain text', (href) => {
  const page = show(link(href))
  expect(page.querySelector('a')).toBeNull()
  expect(page.textContent).toBe('Read this')
})

test('what the site does not know shows its words, never a style attribute', () => {
  const page = show(
    { _type: 'gallery', _key: 'g' },
    block([span('Underlined', 'underline'), span(' and '), span('glowing', 'glow')]),
    block([span('Shouted')], { style: 'h1' }),
    block([span('Boxed item')], { listItem: 'square', level: 1 }),
  )
  expect(page.textContent).toBe('Underlined and glowingShoutedBoxed item')
  expect(page.innerHTML).not.toContain('style=')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('blocks that lack their parts are bearable', () => {
  show({ _type: 'block' }, block([span('Still here')]), block([], { children: null }))
  expect(screen.getByText('Still here')).toBeTruthy()
})

test('no text at all is an empty place, not an error', () => {
  expect(render(<Prose value={null} />).container.textContent).toBe('')
})
