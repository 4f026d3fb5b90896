import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { textParts } from '#shared/text-parts.ts'
import { LegalBody as LegalText } from './LegalText.tsx'

type Body = Section<'legalText'>['page']['body']

let keys = 0
function block(style: 'h2' | 'normal', text: string): Body[number] {
  const key = `b${(keys += 1)}`
  return {
    _key: key,
    _type: 'block',
    style,
    children: [{ _key: `${key}s`, _type: 'span', text, marks: [] }],
    markDefs: [],
  }
}

const sections = ['Introduction', 'Information we collect', 'Contact us']
const policy = sections.flatMap((title) => [block('h2', title), block('normal', `About ${title}.`)])

function show(body: Body, fields: Partial<Section<'legalText'>['page']> = {}) {
  const page = {
    _id: 'p',
    _type: 'legalPage' as const,
    title: 'Policy',
    facts: null,
    body,
    ...fields,
  }
  const section = { _key: 'k', _type: 'legalText' as const, lead: null, page }
  return render(<LegalText section={section} />, { wrapper: MemoryRouter })
}

test('headings make numbered sections, and the contents lead to each of them', () => {
  const { container } = show(policy)
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(titles.slice(1)).toEqual(sections.map((title, index) => `${index + 1}. ${title}`))
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  )
  expect(links).toHaveLength(sections.length)
  for (const [index, link] of links.entries()) {
    const target = container.querySelector(link.getAttribute('href') ?? '')
    expect(target?.textContent).toContain(`About ${sections[index]}.`)
  }
})

test('key facts stand above the text', () => {
  show(policy, { facts: [{ _key: 'f', _type: 'legalFact', title: '24 hours', text: 'at most' }] })
  expect(screen.getByText('24 hours').parentElement?.textContent).toBe('24 hours at most')
})

test('words before the first heading are not lost, and a text without headings has no contents', () => {
  show([block('normal', 'Only this.')])
  expect(screen.getByText('Only this.')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('headings that are alike, or in another script, still have addresses of their own', () => {
  const titles = ['Contact us', 'Contact us', 'سياسة', '2025 changes']
  const { parts } = textParts(titles.map((title) => block('h2', title)))
  const ids = parts.map(({ id }) => id)
  expect(ids).toEqual(['contact-us', 'contact-us-2', 'section-3', 'section-2025-changes'])
})
