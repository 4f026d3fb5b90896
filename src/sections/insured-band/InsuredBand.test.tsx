import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection, insured } from '#src/sections/sections.fixture.ts'
import { InsuredBand } from './InsuredBand.tsx'

test('a visitor reads all questions of a claim without opening anything', async () => {
  drawsSection(InsuredBand, {
    _key: 'i',
    _type: 'insuredBand',
    heading: 'Project funds, 100% insured',
    lead: null,
    claim: insured,
  })()
  const questions = await screen.findAllByRole('term')
  expect(questions.map((question) => question.textContent)).toEqual([
    'Up to what sum?',
    'Who insures?',
    'How do you claim?',
  ])
  expect(screen.getByRole('link', { name: 'Ask for both' })).toBeTruthy()
})
