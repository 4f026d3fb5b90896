import { rename, writeFile } from 'node:fs/promises'

/** Writes a file under another name first, so that an interrupted build leaves no incomplete one. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}
