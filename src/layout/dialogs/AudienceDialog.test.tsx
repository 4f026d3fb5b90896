import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { AudienceDialog } from './AudienceDialog.tsx'
import { openDialogsInJsdom } from './jsdom-dialogs.fixture.ts'
import { settings } from '#src/layout/shell.fixture.ts'

beforeEach(openDialogsInJsdom)

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>You are at {pathname + search}</p>
      <button type="button" command="show-modal" commandfor="dialog-iam">
        Learn More
      </button>
      <AudienceDialog settings={settings} />
    </>
  )
}

async function openDialog() {
  const user = userEvent.setup()
  render(<Page />, { wrapper: MemoryRouter })
  await user.click(screen.getByRole('button', { name: 'Learn More' }))
  return user
}

function continueButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
}

test('a visitor cannot continue before saying who they are', async () => {
  await openDialog()
  expect(screen.getByRole('dialog', { name: 'I am a...' })).toBeTruthy()
  expect(
    screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-labelledby')),
  ).toHaveLength(3)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(continueButton().disabled).toBe(true)
})

test.each([
  ['Lender', '/lender'],
  ['Property Developer', '/developer'],
  ['Project Owner', '/owner'],
])('a visitor who picks %s continues to %s and the dialog closes', async (choice, path) => {
  const user = await openDialog()
  await user.click(screen.getByRole('radio', { name: choice }))
  expect(continueButton().disabled).toBe(false)
  await user.click(continueButton())
  expect(screen.getByText(`You are at ${path}`)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visitor whom the choices leave out finds their page below them', async () => {
  const user = await openDialog()
  await user.click(screen.getByRole('link', { name: 'For Contractors' }))
  expect(screen.getByText('You are at /contractor')).toBeTruthy()
})

test('the choice is empty again when the dialog is opened a second time', async () => {
  const user = await openDialog()
  await user.click(screen.getByRole('radio', { name: 'Lender' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Learn More' }))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(continueButton().disabled).toBe(true)
})

test('a press beside the dialog closes it, a press inside does not', async () => {
  const user = await openDialog()
  await user.click(screen.getByText(settings.iamText))
  const dialog = screen.getByRole('dialog')
  await user.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('selecting text from inside to beside the dialog leaves it open', async () => {
  const user = await openDialog()
  const dialog = screen.getByRole('dialog')
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(settings.iamText) },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(screen.getByRole('dialog')).toBe(dialog)
})
