// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
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

test('what the site does not know shows its words, never a style attribute, and is told once each', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const odd = [
    { _type: 'callout', _key: 'c', children: [span('Words in a box')] },
    { _type: 'gallery', _key: 'g' },
    block([span('Underlined', 'underline'), span(' and '), span('glowing', 'glow')]),
    block([span('Shouted')], { style: 'h1' }),
    block([span('Boxed item')], { listItem: 'square', level: 1 }),
    block([{ _type: 'stock', _key: 's' }, span('after an inline thing')]),
  ]
  const page = show(...odd, ...odd.map((item) => ({ ...item, _key: `${item._key}-again` })))
  for (const words of [
    'Words in a box',
    'Underlined and glowing',
    'Shouted',
    'Boxed item',
    'after an inline thing',
  ]) {
    expect(page.textContent).toContain(words)
  }
  expect(page.innerHTML).not.toContain('style=')
  expect(screen.queryByRole('heading')).toBeNull()
  const told = warn.mock.calls.map(([sentence]) => String(sentence))
  expect(new Set(told).size).toBe(told.length)
  expect(told.filter((sentence) => sentence.includes('"glow"'))).toHaveLength(1)
  warn.mockRestore()
})

test('blocks that lack their parts are bearable', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  show({ _type: 'block' }, block([span('Still here')]), block([], { children: null }))
  expect(screen.getByText('Still here')).toBeTruthy()
  warn.mockRestore()
})

test('no text at all is an empty place, not an error', () => {
  expect(render(<Prose value={null} />).container.textContent).toBe('')
})
