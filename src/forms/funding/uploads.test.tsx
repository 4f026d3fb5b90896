import { cleanup, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import {
  complete,
  delayPuts,
  goTo,
  openWizard,
  pdf,
  press,
  putStatus,
  received,
  respondToApplication,
  respondToPut,
  settle,
  useFakeBackend,
} from './funding.fixture.tsx'

useFakeBackend()
afterEach(async () => {
  // Files outlive a wizard that is closed: they are taken away as a visitor would.
  if (!screen.queryByLabelText(/Documents/)) openWizard()
  for (const button of screen.queryAllByRole('button', { name: /^Cancel ./ })) button.click()
  await settle()
  for (const button of screen.queryAllByRole('button', { name: /^Remove ./ })) button.click()
})

const heldUp = 'A file was not uploaded. Retry or remove it, then submit again.'
const documents = () => screen.getByLabelText(/Documents/)
/** The toast of this text; a file's name is in a separate element. */
const toastOf = (text: string) =>
  screen.findByText(
    (_own, element) => element?.tagName === 'SPAN' && element.textContent === text,
    {},
    { timeout: 5000 },
  )
const sentKeys = () => received.applications.map((body) => JSON.stringify(body).match(/key-\d+/g))

test('an uploaded file goes into the application with key, bucket and type alone', async () => {
  const release = delayPuts(200)
  const { user, closings } = openWizard(complete)
  await user.upload(documents(), pdf())
  await toastOf('Uploading... plan.pdf')
  await vi.waitFor(() => expect(received.puts).toHaveLength(1))
  release()
  await screen.findByText('Uploaded Successfully')
  expect(screen.getByText('13 bytes, uploaded')).not.toBe(null)
  await goTo(user, 4)
  await vi.waitFor(() => expect(closings).toHaveLength(1))
  expect(received.applications).toMatchObject([
    {
      uploadedFiles: [{ S3Key: 'landing/key-1.pdf', Bucket: 'documents', type: 'application/pdf' }],
    },
  ])
  expect(JSON.stringify(received.applications)).not.toContain('plan.pdf')
  await vi.waitFor(() => expect(screen.queryByText('plan.pdf')).toBe(null))
})

test('two files of one name are two; the one that is removed is gone', async () => {
  const { user, closings } = openWizard(complete)
  await user.upload(documents(), pdf())
  await screen.findByText('13 bytes, uploaded')
  await user.upload(documents(), pdf())
  await vi.waitFor(() => expect(screen.getAllByText('13 bytes, uploaded')).toHaveLength(2))
  const [first] = screen.getAllByRole('button', { name: 'Remove plan.pdf' })
  if (first) await user.click(first)
  await goTo(user, 4)
  await vi.waitFor(() => expect(closings).toHaveLength(1))
  expect(sentKeys()).toEqual([['key-2']])
})

test('an upload that was rejected says so and is tried again', async () => {
  respondToPut(() => putStatus(500))
  const { user } = openWizard(complete)
  await user.upload(documents(), pdf())
  const row = await screen.findByRole('button', { name: 'Retry plan.pdf' })
  expect(screen.getAllByText('Error: upload rejected').length).toBeGreaterThan(0)
  respondToPut(() => putStatus(200))
  await user.click(row)
  await screen.findByText('13 bytes, uploaded')
})

test('a file that was removed under way does not come back when its upload ends', async () => {
  const release = delayPuts(200)
  const { user, closings } = openWizard(complete)
  await user.upload(documents(), pdf('gone.pdf'))
  await vi.waitFor(() => expect(received.puts).toHaveLength(1))
  await user.upload(documents(), pdf('kept.pdf'))
  await vi.waitFor(() => expect(received.puts).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Cancel gone.pdf' }))
  await user.click(await screen.findByRole('button', { name: 'Remove gone.pdf' }))
  release()
  await screen.findByText('13 bytes, uploaded')
  expect(screen.queryByText('gone.pdf')).toBe(null)
  await goTo(user, 4)
  await vi.waitFor(() => expect(closings).toHaveLength(1))
  expect(sentKeys()).toEqual([['key-2']])
})

test('files over the limits are refused before any call, each by its name', async () => {
  const { user } = openWizard()
  const large = pdf('walk.pdf')
  Object.defineProperty(large, 'size', { value: 24 * 1024 * 1024 })
  await user.upload(documents(), [large, new File([], 'empty.pdf', { type: 'application/pdf' })])
  const rows = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
  expect(rows).toContain('walk.pdfNot sent: 24 MB. The limit is 10 MB for each file.')
  await vi.waitFor(() => expect(screen.getByText('Not sent: the file is empty.')).not.toBe(null))
  expect(received.puts).toEqual([])
})

test('a submit waits for a file that is still under way', async () => {
  const release = delayPuts(200)
  const { user, closings } = openWizard(complete)
  await user.upload(documents(), pdf())
  await vi.waitFor(() => expect(received.puts).toHaveLength(1))
  await goTo(user, 3)
  await screen.findByText(/still uploading/)
  await press(user, 'Submit')
  await screen.findByRole('button', { name: 'Sending' })
  expect(received.applications).toEqual([])
  release()
  await vi.waitFor(() => expect(closings).toHaveLength(1))
  expect(sentKeys()).toEqual([['key-1']])
})

test('a file that fails while the submit waits stops it and leads back to the file', async () => {
  const release = delayPuts(500)
  const { user, closings } = openWizard(complete)
  await user.upload(documents(), pdf())
  await vi.waitFor(() => expect(received.puts).toHaveLength(1))
  await goTo(user, 4)
  release()
  await screen.findByText(heldUp)
  expect(screen.getByRole('button', { name: 'Retry plan.pdf' })).not.toBe(null)
  expect([received.applications, closings]).toEqual([[], []])
})

test('a file that failed long before the submit is not left out without a word', async () => {
  respondToPut(() => putStatus(500))
  const { user, closings } = openWizard(complete)
  await user.upload(documents(), pdf())
  await screen.findByRole('button', { name: 'Retry plan.pdf' })
  await goTo(user, 4)
  const told = await screen.findByText(heldUp)
  expect(documents().getAttribute('aria-describedby')).toContain(told.closest('p')?.id)
  await expect.poll(() => document.activeElement).toBe(documents())
  expect([received.applications, closings]).toEqual([[], []])
  await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }))
  expect(screen.queryByText(heldUp)).toBe(null)
  await goTo(user, 4)
  await vi.waitFor(() => expect(closings).toHaveLength(1))
  expect(received.applications).toHaveLength(1)
})

test('files of an application that did not arrive are there when the page is opened again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  respondToApplication(() => HttpResponse.error())
  const { user, closings } = openWizard(complete)
  await user.upload(documents(), pdf())
  await screen.findByText('13 bytes, uploaded')
  await goTo(user, 4)
  await vi.waitFor(() => expect(closings).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Remove plan.pdf' }))
  cleanup()
  openWizard()
  expect(screen.getByRole('button', { name: 'Remove key-1.pdf' })).not.toBe(null)
})
