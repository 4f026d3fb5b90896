import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { PageError } from './errors/PageError.tsx'
import { keepStylesheets, RestOfStyles } from './Stylesheet.tsx'

function Page({ title = 'One' }: { title?: string }) {
  return (
    <main>
      <h1>{title}</h1>
      <RestOfStyles />
      <p>Below</p>
    </main>
  )
}

test('the stylesheets that the build has linked stay when the app takes the page over', () => {
  const { container, hydrate } = showBuilt(<Page />)
  const link = '<link rel="stylesheet" href="/static/css/style.css">'
  container.querySelector('[data-stylesheet]')?.insertAdjacentHTML('beforeend', link)
  const built = container.querySelector('link')
  expect(built).not.toBeNull()
  keepStylesheets()
  const { rerender } = hydrate()
  rerender(<Page title="Two" />)
  expect(container.querySelector('h1')?.textContent).toBe('Two')
  expect(container.querySelector('link')).toBe(built)
  // Off: each stylesheet that arrives costs a layout of the whole page.
  const kept = document.head.querySelector<HTMLLinkElement>('link[href$="/static/css/style.css"]')
  expect(kept?.media).toBe('not all')
  // What is drawn after the page has its styles too.
  rerender(<p>Another</p>)
  expect(container.querySelector('link')).toBeNull()
  expect(kept?.media).toBe('')
})

test('an error screen has the styles of a built page that failed before it was hydrated', () => {
  const { container } = showBuilt(<Page />)
  const link = '<link rel="stylesheet" href="/static/css/failed.css">'
  container.querySelector('[data-stylesheet]')?.insertAdjacentHTML('beforeend', link)
  keepStylesheets()
  render(<PageError error="The wall fell" settings={null} />)
  const kept = document.head.querySelector<HTMLLinkElement>('link[href$="/failed.css"]')
  expect(kept?.media).toBe('')
})

test('a page that the app draws has no place for links: the browser lets no script write HTML', () => {
  const { container } = render(<Page />)
  expect(container.querySelector('[data-stylesheet]')).toBeNull()
})
