const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_BYTES = 22
/** The name of a part with macros, which every zip file has uncompressed. */
const MACROS = /vbaproject/i

/** True for the bytes of a Word or Excel file without macros: a zip file with a list of content types. */
export function isOfficeFile(bytes: Uint8Array<ArrayBuffer>): boolean {
  return zipNames(bytes).includes('[Content_Types].xml') && !MACROS.test(latin1(bytes))
}

/**
 * The names of the files in a zip file, as the list at its end has them; none when there is no such
 * list. Format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
function zipNames(bytes: Uint8Array<ArrayBuffer>): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return []
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) return []
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    )
    names.push(latin1(bytes.subarray(at + 46, at + 46 + name)))
    at += 46 + name + extra + comment
  }
  return names
}

/** The record at the end may have a comment of up to 64 KiB behind it. */
function findEnd(view: DataView): number | undefined {
  const least = Math.max(0, view.byteLength - END_BYTES - 0xffff)
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  return undefined
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
