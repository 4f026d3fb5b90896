import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { Tabs } from './Tabs.tsx'

const names = ['Dashboard', 'Budget Control', 'Communication']
const items = names.map((name) => ({
  key: name,
  name,
  text: `About ${name}`,
  content: <img alt={`${name} screen`} />,
}))
const tabs = <Tabs label="The whole site" items={items} />

const selected = () => screen.getByRole('tab', { selected: true }).firstChild?.textContent

test('what a visitor chose before the script, and the focus, stay', async () => {
  const { hydrate } = showBuilt(tabs)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.checked)).toEqual([true, false, false])
  await userEvent.click(screen.getByRole('radio', { name: 'Budget Control' }))
  hydrate()
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(selected()).toBe('Budget Control')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Budget Control' }))
})

test('a visitor who is elsewhere on the page keeps the focus there', () => {
  showBuilt(tabs).hydrate()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['{ArrowRight}', 'Budget Control'],
  ['{ArrowDown}{ArrowDown}', 'Communication'],
  ['{ArrowLeft}', 'Communication'],
  ['{ArrowUp}{ArrowRight}', 'Dashboard'],
  ['{End}', 'Communication'],
  ['{End}{Home}', 'Dashboard'],
])('%s chooses the tab %s at once', async (keys, name) => {
  render(tabs)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(selected()).toBe(name)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name }))
})

test('one panel is open, named by its tab, and the next stop of the Tab key', async () => {
  render(tabs)
  await userEvent.click(screen.getByRole('tab', { name: 'Communication' }))
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Communication screen',
  ])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Communication' }))
})
