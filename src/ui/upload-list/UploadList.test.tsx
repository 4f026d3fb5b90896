import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fileSize } from '#shared/file-rules.ts'
import { UploadList } from './UploadList.tsx'
import type { UploadRowData } from './UploadList.tsx'

const file: UploadRowData = {
  id: '1',
  name: 'plan.pdf',
  bytes: 1_258_291,
  state: 'done',
  percent: 100,
  reason: '',
}

function show(...rows: Partial<UploadRowData>[]) {
  const onFiles = vi.fn<(files: File[]) => void>()
  const onCancel = vi.fn<(row: UploadRowData) => void>()
  const onRemove = vi.fn<(row: UploadRowData) => void>()
  const onRetry = vi.fn<(row: UploadRowData) => void>()
  const actions = { onFiles, onCancel, onRemove, onRetry }
  render(
    <>
      <label htmlFor="docs">Documents</label>
      <UploadList
        id="docs"
        name="uploadedFiles"
        accept={['.pdf', '.png']}
        rows={rows.map((row, index) => ({ ...file, id: String(index), ...row }))}
        {...actions}
      />
    </>,
  )
  return { user: userEvent.setup(), ...actions, input: screen.getByLabelText('Documents') }
}

test('a visitor chooses files, and may choose the same ones again', async () => {
  const { user, input, onFiles } = show()
  const chosen = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]
  await user.upload(input, chosen)
  await user.upload(input, chosen)
  expect(onFiles.mock.calls).toEqual([[chosen], [chosen]])
  expect(input).toMatchObject({ name: 'uploadedFiles', multiple: true, accept: '.pdf,.png' })
})

test('an uploaded file can be removed, and the focus goes back to choosing', async () => {
  const { user, input, onRemove } = show({})
  expect(screen.getByText('1.2 MB, uploaded')).not.toBe(null)
  await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }))
  expect(onRemove).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(input)
})

test('a running upload shows its percentage in words and bricks and can be cancelled', async () => {
  const { user, onCancel } = show({ state: 'uploading', percent: 67 })
  expect(screen.getByText('Uploading, 67%')).not.toBe(null)
  expect(document.querySelectorAll('[data-laid]')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Cancel plan.pdf' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a failed upload says why and can be tried again or removed', async () => {
  const { user, onRetry } = show({ state: 'failed', reason: 'File upload failed. Try again' })
  expect(screen.getByText('File upload failed. Try again')).not.toBe(null)
  await user.click(screen.getByRole('button', { name: 'Retry plan.pdf' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Remove plan.pdf' })).not.toBe(null)
})

test('a refused file is told at once, with its name', () => {
  show({ state: 'refused', reason: 'Not sent: 24 MB. The limit is 10 MB for each file.' })
  expect(screen.getByRole('alert').textContent).toBe(
    'plan.pdfNot sent: 24 MB. The limit is 10 MB for each file.',
  )
})

test('a refused file is brought into view, the others stay where they are', () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView')
  show({}, { name: 'virus.exe', state: 'refused', reason: 'Not sent.' }, { state: 'failed' })
  expect(brought.mock.contexts).toEqual([screen.getByRole('alert').closest('li')])
})

test('a name that turns the writing direction stays by itself', () => {
  show({ name: '‮fdp.exe' })
  expect(document.querySelector('bdi')?.textContent).toBe('‮fdp.exe')
})

test.each([
  [12, '12 bytes'],
  [348_160, '340 KB'],
  [25_165_824, '24 MB'],
  [10 * 1024 * 1024 + 1, '10.1 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
