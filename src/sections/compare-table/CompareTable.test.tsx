import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { CompareTable } from './CompareTable.tsx'

type Compare = Section<'compareTable'>
type Availability = Compare['groups'][number]['subFeatures'][number]['availability'][number]

const types = ['free', 'basic', 'pro', 'enterprise'] as const
const titles = ['Free', 'Basic', 'Pro', 'Enterprise']
const columns = types.map((type, index) => {
  const title = titles[index] ?? type
  const action = { label: '', to: `https://auth.example/${type}` }
  return { _id: type, _type: 'plan' as const, type, title, buttonTitle: `Take ${title}`, action }
})

function feature(name: string, values: (boolean | string)[]) {
  const availability = values.flatMap((value, index): Availability[] => {
    const plan = types[index]
    if (!plan) return []
    const text = typeof value === 'string' ? value : null
    return [{ _key: plan, _type: 'planAvailability', plan, included: value === true, text }]
  })
  return { _key: name, _type: 'compareItem' as const, name, availability }
}

const section: Compare = {
  _key: 'k',
  _type: 'compareTable',
  heading: 'Compare Plans',
  columns,
  groups: [
    {
      _id: 'a',
      _type: 'compareGroup',
      name: '',
      subFeatures: [feature('Storage', ['100MB', '1GB', '10GB', '100GB'])],
    },
    {
      _id: 'b',
      _type: 'compareGroup',
      name: 'Money',
      subFeatures: [feature('Releases', [false, true, true, true]), feature('Budget', [true])],
    },
  ],
}

function cellsOf(row: string) {
  const cells = within(screen.getByRole('row', { name: new RegExp(row) })).getAllByRole('cell')
  return cells.map((cell) => cell.textContent)
}

test('each feature is read with its values under the names of the plans', () => {
  render(<CompareTable section={section} />)
  const table = screen.getByRole('table', { name: 'Compare Plans' })
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
  expect(heads).toEqual(['Feature', ...titles])
  expect(cellsOf('Storage')).toEqual(['100MB', '1GB', '10GB', '100GB'])
  expect(cellsOf('Releases')).toEqual(['Not included', 'Included', 'Included', 'Included'])
})

test('a named group folds and unfolds; the unnamed one is always open', async () => {
  render(<CompareTable section={section} />)
  const [group, ...others] = screen.getAllByRole('button')
  if (!group) throw new Error('There is no group.')
  expect(others).toEqual([])
  expect(group.textContent).toBe('Money')
  expect(group.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('row', { name: /Releases/ })).toBeNull()
  expect(screen.getByRole('row', { name: /Storage/ })).toBeTruthy()
  await userEvent.click(group)
  expect(screen.getByRole('row', { name: /Releases/ })).toBeTruthy()
})

test('before any script every group is open, and a press on one is kept', () => {
  const html = renderToString(<CompareTable section={section} />)
  expect(html).not.toContain('hidden=""')
  expect(html).toMatch(/<button[^>]*aria-expanded="true"[^>]*data-replay/)
})

test('on phones radio buttons choose whose values are shown, Pro at first', async () => {
  render(<CompareTable section={section} />)
  const choice = within(screen.getByRole('group', { name: 'Plan to show' }))
  expect(choice.getAllByRole('radio')).toHaveLength(4)
  expect(choice.getByRole('radio', { name: 'Pro' })).toHaveProperty('checked', true)
  await userEvent.click(choice.getByRole('radio', { name: 'Free' }))
  expect(choice.getByRole('radio', { name: 'Pro' })).toHaveProperty('checked', false)
})

test('below the table, each plan can be taken', () => {
  render(<CompareTable section={section} />)
  const link = screen.getByRole('link', { name: 'Take Pro' })
  expect(link.getAttribute('href')).toBe('https://auth.example/pro')
})
