// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const names = ['Dashboard', 'Budget Control', 'Communication']
const tabs = (
  <Tabs
    label="The whole site"
    items={names.map((name) => ({
      key: name,
      name,
      text: `About ${name}`,
      content: <img alt={`${name} screen`} />,
    }))}
  />
)

/** The page as the build writes it, before any script. */
function showPrerendered(): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToString(tabs)
  document.body.append(page)
  return page
}

const selected = () => screen.getByRole('tab', { selected: true }).firstChild?.textContent

test('before any script the tabs are radios, the first one chosen', () => {
  showPrerendered()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.checked)).toEqual([true, false, false])
  expect(screen.getByRole('radio', { name: 'Budget Control' })).toBeTruthy()
  expect(screen.queryAllByRole('tab')).toEqual([])
})

test('what a visitor chose before the script, and the focus, stay', async () => {
  const page = showPrerendered()
  await userEvent.click(screen.getByRole('radio', { name: 'Budget Control' }))
  render(tabs, { container: page, hydrate: true })
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(selected()).toBe('Budget Control')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Budget Control' }))
})

test('a visitor who is elsewhere on the page keeps the focus there', () => {
  const page = showPrerendered()
  render(tabs, { container: page, hydrate: true })
  expect(document.activeElement).toBe(document.body)
})

test('arrow keys, Home and End choose a tab at once', async () => {
  render(tabs)
  await userEvent.tab()
  for (const [key, name] of [
    ['{ArrowRight}', 'Budget Control'],
    ['{ArrowDown}', 'Communication'],
    ['{ArrowDown}', 'Dashboard'],
    ['{End}', 'Communication'],
    ['{Home}', 'Dashboard'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(selected()).toBe(name)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name }))
  }
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

test('no items, no tabs', () => {
  const { container } = render(<Tabs label="Nothing" items={[]} />)
  expect(container.innerHTML).toBe('')
})
