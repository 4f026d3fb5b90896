import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { showBuilt } from '#tests/support/built-page.ts'
import { Checklist } from './Checklist.tsx'

function group(title: string, ...things: string[]) {
  return {
    _key: title,
    _type: 'checklistGroup' as const,
    title,
    items: things.map((thing) => ({
      _key: thing,
      _type: 'checklistItem' as const,
      title: thing,
      hint: thing === 'Drawings' ? 'As far as they are done' : null,
    })),
  }
}

const section: Section<'checklist'> = {
  _key: 'k',
  _type: 'checklist',
  heading: 'Gather these, then apply',
  lead: null,
  sampleNote: 'Sample list.',
  groups: [group('The company', 'Website'), group('The project', 'Drawings', 'Budget')],
  readyLabel: '{ticked} of {total} ready',
  oneLabel: '1 thing',
  manyLabel: '{count} things',
  printLabel: 'Print this list',
  filesNote: null,
  ticksNote: 'Ticks stay on this page.',
  printNote: 'Apply for Funding:',
}

const printing = () => document.querySelector('[data-printed]')?.querySelector('h2')?.textContent

const page = (
  <MemoryRouter initialEntries={['/developer']}>
    <Checklist section={section} />
  </MemoryRouter>
)

test('a developer ticks what is ready and sees how much that is, in words and in bricks', async () => {
  const { container } = render(page)
  const bricks = () => container.querySelectorAll('[data-full]').length
  expect(screen.getByText('0 of 3 ready')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Drawings/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Website' }))
  expect(screen.getByText('2 of 3 ready')).toBeTruthy()
  expect(bricks()).toBe(2)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Website' }))
  expect(bricks()).toBe(1)
})

test('what was ticked before the scripts ran is counted', () => {
  const { container, hydrate } = showBuilt(page)
  container.querySelector('input')?.click()
  hydrate()
  expect(screen.getByText('1 of 3 ready')).toBeTruthy()
})

test('each group says how many things it asks for', () => {
  render(page)
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['The company 1 thing', 'The project 2 things'])
})

test('the button prints the list alone with the address of the form, and the page is whole again', async () => {
  const printed: (string | undefined)[] = []
  window.print = () => printed.push(printing())
  render(page)
  expect(screen.getByText(/Apply for Funding: .+\/developer$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Print this list' }))
  expect(printed).toEqual(['Gather these, then apply'])
  window.dispatchEvent(new Event('afterprint'))
  expect(printing()).toBeUndefined()
})
