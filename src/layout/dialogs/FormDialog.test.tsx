// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { FormDialog } from './FormDialog.tsx'
import { openDialogsInJsdom } from './jsdom-dialogs.fixture.ts'
import { settings } from '#src/layout/shell.fixture.ts'

type Form = typeof TheForm

beforeEach(openDialogsInJsdom)
afterEach(cleanup)

function TheForm({ onDone }: { onDone: () => void }) {
  return (
    <button type="button" onClick={onDone}>
      Cancel the form
    </button>
  )
}

async function loadTheForm() {
  return TheForm
}

function page(load: () => Promise<Form>) {
  return (
    <>
      <button type="button" command="show-modal" commandfor="dialog-demo">
        Book a Demo
      </button>
      <FormDialog name="demo" title="Schedule a Demo with Us" settings={settings} form={{ load }}>
        Call or write to us.
      </FormDialog>
    </>
  )
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }))
}

test('the form is fetched when the dialog is opened, with a loader meanwhile, and can close it', async () => {
  const { promise, resolve } = Promise.withResolvers<Form>()
  const load = vi.fn<() => Promise<Form>>(() => promise)
  render(page(load))
  expect(load).not.toHaveBeenCalled()
  await press('Book a Demo')
  expect((await screen.findByRole('status')).textContent).toContain('Loading the form')
  resolve(TheForm)
  await screen.findByText('Cancel the form')
  expect(screen.queryByRole('status')).toBeNull()
  await press('Cancel the form')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that was opened before the scripts came ends with the form in it', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(loadTheForm))
  container.querySelector('dialog')?.setAttribute('open', '')
  render(page(loadTheForm), { container, hydrate: true })
  expect(await screen.findByText('Cancel the form')).toBeTruthy()
})

test('without scripts the dialog says whom to call or write to', () => {
  const html = renderToString(page(loadTheForm))
  expect(html).toContain(`mailto:${settings.email}`)
  expect(html).toContain('tel:+2340005550100')
})

test('a form that does not arrive is named, and comes when it is tried again', async () => {
  const arrive = vi.fn<() => Promise<Form>>(loadTheForm)
  arrive.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(page(() => loadChunk('demo-form', arrive)))
  await press('Book a Demo')
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('Loading chunk demo-form failed (missing)')
  expect(screen.getByRole('link', { name: settings.email })).toBeTruthy()
  await press('Try again')
  await waitFor(() => expect(screen.getByText('Cancel the form')).toBeTruthy())
})
