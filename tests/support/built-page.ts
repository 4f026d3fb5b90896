import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished } from 'vitest'

/** Puts a page on the screen as the build writes it; `hydrate` starts the app on it, or the same app loading. */
export function showBuilt(page: ReactElement): {
  container: HTMLElement
  hydrate: (app?: ReactElement) => RenderResult
} {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  // The content security policy forbids it.
  expect(container.querySelector('[style]')).toBeNull()
  onTestFinished(() => container.remove())
  return { container, hydrate: (app = page) => render(app, { container, hydrate: true }) }
}
