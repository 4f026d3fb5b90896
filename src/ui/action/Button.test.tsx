import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Action.tsx'
import { CopyButton } from './CopyButton.tsx'

function button(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name })
}

test('a muted button cannot be pressed', async () => {
  const press = vi.fn<() => void>()
  render(
    <Button variant="muted" onClick={press}>
      Continue
    </Button>,
  )
  expect(button('Continue').disabled).toBe(true)
  await userEvent.click(button('Continue'))
  expect(press).not.toHaveBeenCalled()
})

test('a success tick draws its tick, says that it is no button to press, and sends nothing', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <Button variant="success-tick" type="submit" onClick={press}>
        Sent
      </Button>
    </form>,
  )
  expect(button('Sent').querySelector('svg')).not.toBeNull()
  expect(button('Sent').ariaDisabled).toBe('true')
  await userEvent.click(button('Sent'))
  expect([press.mock.calls, submit.mock.calls]).toEqual([[], []])
})

test('whoever copied sees a tick for three seconds, keeps the focus, and may copy again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const onCopied = vi.fn<() => void>()
  render(
    <CopyButton text={() => 'a link'} onCopied={onCopied} onRefused={() => {}}>
      Copy link
    </CopyButton>,
  )
  await user.click(button('Copy link'))
  await screen.findByRole('button', { name: 'Copied' })
  expect(button('Copied').dataset['variant']).toBe('success-tick')
  expect(document.activeElement).toBe(button('Copied'))
  await vi.advanceTimersByTimeAsync(3000)
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(onCopied).toHaveBeenCalledTimes(2)
})
