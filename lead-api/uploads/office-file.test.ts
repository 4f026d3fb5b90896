// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfficeFile } from './office-file.ts'

/** A zip file with these names, without compression; `comment` is behind its end. */
function zipOf(names: readonly string[], comment = ''): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const name of names) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(Buffer.byteLength(name), 28)
    central.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name))
    list.push(central, Buffer.from(name))
    at += 30 + Buffer.byteLength(name)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return new Uint8Array(Buffer.concat([...parts, ...list, end, Buffer.from(comment)]))
}

const TYPES = '[Content_Types].xml'

test.each([
  [true, 'a Word file', zipOf([TYPES, '_rels/.rels', 'word/document.xml'])],
  [true, 'an Excel file with a comment', zipOf(['xl/workbook.xml', TYPES], 'made by a scanner')],
  [false, 'any zip file', zipOf(['holiday.jpg'])],
  [false, 'an empty zip file', zipOf([])],
  [false, 'a zip file that only mentions the list', zipOf([`x${TYPES}`, `${TYPES}/a`])],
  [false, 'a Word file with macros', zipOf([TYPES, 'word/vbaProject.bin', 'word/document.xml'])],
  [false, 'one that writes them otherwise', zipOf([TYPES, 'WORD/VBAPROJECT.BIN'])],
  [false, 'one that ends in the middle', zipOf([TYPES, 'word/document.xml']).slice(0, -30)],
  [false, 'the beginning of a zip file', new Uint8Array([0x50, 0x4b, 3, 4])],
])('%s for %s', (expected, _, bytes) => {
  expect(isOfficeFile(bytes)).toBe(expected)
})

test('no file, however broken, stops the service', () => {
  const whole = zipOf([TYPES, 'word/document.xml'])
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      const broken = whole.slice()
      broken[at] = byte
      expect(typeof isOfficeFile(broken)).toBe('boolean')
    }),
  )
})
