import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Pixels on an old tab, and on the home screen of a phone. */
const sizes = { tab: 32, homeScreen: 180 }

/**
 * Writes the icons that only some browsers ask for, drawn from `favicon.svg`: `favicon.ico` and
 * `apple-touch-icon.png`.
 */
export async function writeIcons(outDir: string): Promise<void> {
  const drawing = await readFile(path.join(outDir, 'favicon.svg'))
  const draw = (size: number) =>
    sharp(drawing, { density: 400 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  await writeFile(path.join(outDir, 'favicon.ico'), iconFile(await draw(sizes.tab), sizes.tab))
  await writeFile(path.join(outDir, 'apple-touch-icon.png'), await draw(sizes.homeScreen))
}

/** An `.ico` file with one image: a PNG of `size` × `size` pixels (at most 255). */
export function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  // Type "icon", one image.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  // One colour plane of 32 bits; then where the image is.
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
