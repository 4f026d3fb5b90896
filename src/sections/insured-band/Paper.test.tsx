import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, insured } from '#src/sections/sections.fixture.ts'
import { Paper } from './Paper.tsx'

type Changes = Partial<typeof insured>

function show(changes: Changes = {}) {
  drawsSection(() => <Paper claim={{ ...insured, ...changes }} />, {})()
  return within(screen.getByRole('dialog', { hidden: true }))
}

function linksOf(paper: ReturnType<typeof show>) {
  return paper.getAllByRole('link', { hidden: true }).map((link) => {
    const [address, text = ''] = (link.getAttribute('href') ?? '').split('?text=')
    return [link.textContent, address, decodeURIComponent(text)]
  })
}

test('an answer has its source, and what has none can be asked for, one by one or all at once', () => {
  const paper = show()
  const number = 'https://wa.me/2340005550100'
  expect(paper.getByText('1 of 3 answered here')).toBeTruthy()
  expect(paper.getByText('100%')).toBeTruthy()
  expect(linksOf(paper)).toEqual([
    ['The policy', '/policy', ''],
    ['Ask us for this paper', number, 'About “Funds 100% insured”: Who insures?'],
    ['Ask us for this paper', number, 'About “Funds 100% insured”: How do you claim?'],
    ['Ask for both', number, 'About “Funds 100% insured”: Who insures? How do you claim?'],
  ])
})

test('a single question is asked in its row, by email where the site has no WhatsApp number', () => {
  const settings = insured.settings && { ...insured.settings, whatsapp: null }
  const paper = show({ rows: insured.rows.slice(0, 2), settings })
  expect(linksOf(paper)).toEqual([
    ['The policy', '/policy', ''],
    [
      'Ask us for this paper',
      'mailto:hello@tofali.example?body=About%20%E2%80%9CFunds%20100%25%20insured%E2%80%9D%3A%20Who%20insures%3F',
      '',
    ],
  ])
})
