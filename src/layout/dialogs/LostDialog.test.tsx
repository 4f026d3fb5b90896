// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ChunkLoadError } from '#src/browser/load-chunk.ts'
import { openDialogsInJsdom } from './jsdom-dialogs.fixture.ts'
import { LostDialog } from './LostDialog.tsx'
import { settings } from '#src/layout/shell.fixture.ts'

beforeEach(openDialogsInJsdom)

async function open(notice?: string) {
  render(
    <>
      <button type="button" command="show-modal" commandfor="dialog-demo">
        Book a Demo
      </button>
      <LostDialog
        name="demo"
        title="Schedule a Demo with Us"
        error={new ChunkLoadError('dialogs', 'missing')}
        settings={settings}
        notice={notice}
      />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Book a Demo' }))
  return within(screen.getByRole('dialog', { name: 'Schedule a Demo with Us' }))
}

test('a visitor whose dialog is lost reads what is missing, and whom to call or write to instead', async () => {
  const dialog = await open()
  expect(dialog.getByRole('alert').textContent).toContain('Loading chunk dialogs failed (missing)')
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(dialog.getByText('Write an e-mail or call us.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: '+234 000 555 0100' }).getAttribute('href')).toBe(
    'tel:+2340005550100',
  )
  expect(dialog.getByRole('link', { name: settings.email }).getAttribute('href')).toBe(
    `mailto:${settings.email}`,
  )
})

test('what an editor wrote about calling stays in the dialog, as it stood there before any script', async () => {
  const dialog = await open('Call us and we will set a date.')
  expect(dialog.getByText('Call us and we will set a date.')).toBeTruthy()
  expect(dialog.queryByText('Write an e-mail or call us.')).toBeNull()
})
