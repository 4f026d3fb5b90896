import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { openDialogsInJsdom } from '#src/layout/dialogs/jsdom-dialogs.fixture.ts'
import { Dialog, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import type { ComponentType } from 'react'

/** A form in its dialog, with the button that opens it. */
export function InDialog({ Form }: { Form: ComponentType<{ onDone: () => void }> }) {
  openDialogsInJsdom()
  return (
    <>
      <button type="button" command="show-modal" commandfor={dialogIds('demo').dialog}>
        Open
      </button>
      <Dialog name="demo" title="The dialog">
        <Form onDone={close} />
      </Dialog>
    </>
  )
}

function close() {
  document.querySelector('dialog')?.close()
}

/** The control with this `name`. */
export function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`No control is named ${name}.`)
  return found
}

/** The message that is tied to a control; '' when it has none. */
export function messageOf(name: string): string {
  const field = control(name)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return field.getAttribute('aria-invalid') === 'true' ? texts.join(' ') : ''
}

/** Types texts into the controls with these names, as a person would. */
export async function fill(values: Record<string, string>): Promise<void> {
  const user = userEvent.setup({ delay: null })
  for (const [name, text] of Object.entries(values)) {
    await user.clear(control(name))
    if (text) await user.type(control(name), text)
  }
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }))
}

/** Waits for a toast with this text; rejects when none is shown. */
export function toast(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(
    () => {
      const shown = screen
        .queryAllByText(text)
        .find((element) => element.closest('[data-in="true"]'))
      if (!shown) throw new Error(`No toast says ${text}.`)
      return shown
    },
    { timeout: 5000 },
  )
}

/** Takes the timers of toasts and dialogs over; they go on by themselves, and at once by `pass`. */
export function takeTimers(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
  })
}

export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
