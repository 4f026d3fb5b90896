import { expect, test } from 'vitest'
import { isUploadAddress } from './send.ts'

test.each([
  ['http://localhost:4100/uploads/x', true],
  ['https://localhost:4100/uploads/x', true],
  ['https://localhost:4100.evil.example/x', false],
  ['//localhost:4100/x', false],
  ['ftp://localhost:4100/x', false],
])('may a file go to %s? %s', (address, may) => {
  expect(isUploadAddress(address)).toBe(may)
})

test('outside the sandbox a file goes to the named hosts, and only over https', () => {
  const real = { sandbox: false, leads: { uploadHosts: ['s3.example'] } }
  expect(isUploadAddress('https://s3.example/documents/x?signature=y', real)).toBe(true)
  expect(isUploadAddress('http://s3.example/documents/x', real)).toBe(false)
  expect(isUploadAddress('https://evil.example/?s3.example', real)).toBe(false)
})
