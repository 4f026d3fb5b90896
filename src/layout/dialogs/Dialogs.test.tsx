import type { ComponentProps } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { Dialogs, FormDialog } from './Dialogs.tsx'
import { openDialogsInJsdom } from './jsdom-dialogs.fixture.ts'
import { settings } from '#src/layout/shell.fixture.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'

beforeEach(openDialogsInJsdom)

const named = { _id: 'formTexts', _type: 'formTexts' } as const
const jobs = {
  _type: 'jobsTexts',
  notice: 'Ring about masonry.',
  receipt: null,
  lead: 'We hire masons.',
  profileLabel: 'Your page',
  profileExample: 'me.example',
} as const
const texts = {
  demo: {
    ...named,
    demo: { _type: 'demoTexts', notice: 'Ring for a date.', lead: '', receipt: null } as const,
  },
  funding: {
    ...named,
    funding: { _type: 'fundingTexts', notice: 'Ring for funds.', receipt: null } as const,
  },
  jobs: { ...named, jobs },
}

function dialogs(written?: ComponentProps<typeof Dialogs>['texts']) {
  return (
    <MemoryRouter>
      <Dialogs settings={settings} opens={['demo', 'funding', 'jobs']} texts={written} />
    </MemoryRouter>
  )
}

test('without scripts a visitor reads in each dialog what an editor wrote', () => {
  const html = renderToString(dialogs(texts))
  for (const line of ['Ring for a date.', 'Ring for funds.', 'Ring about masonry.'])
    expect(html).toContain(`<p>${line}</p>`)
  expect(html).not.toMatch(/Call or write|not hiring/)
})

test.each([undefined, { jobs: { ...named, jobs: null } }])(
  'where the words are missing (%o) each dialog still has its phone number and address',
  (missing) => {
    const html = renderToString(dialogs(missing))
    expect(html.match(/mailto:/g)).toHaveLength(3)
    expect(html.match(/tel:/g)).toHaveLength(3)
  },
)

test.each([
  [texts, 'Your page', 'me.example', 1],
  [undefined, 'LinkedIn profile', '', 0],
])(
  'who opens the dialog for a profile reads the editor’s words above its field, before it and in it',
  async (given, label, example, leads) => {
    render(
      <>
        <button type="button" command="show-modal" commandfor="dialog-jobs">
          See job openings
        </button>
        {dialogs(given)}
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'See job openings' }))
    const field = await screen.findByLabelText(label, {}, { timeout: 5000 })
    expect(field.getAttribute('placeholder') ?? '').toBe(example)
    expect(screen.queryAllByText('We hire masons.')).toHaveLength(leads)
  },
)

type Form = typeof TheForm

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
      <FormDialog name="demo" settings={settings} form={{ load }} texts={undefined} />
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
  const { container, hydrate } = showBuilt(page(loadTheForm))
  container.querySelector('dialog')?.setAttribute('open', '')
  hydrate()
  expect(await screen.findByText('Cancel the form')).toBeTruthy()
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
