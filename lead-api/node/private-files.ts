import { chmodSync, existsSync, mkdirSync } from 'node:fs'

/** Makes a folder that only the user of this program can open; one that is there is closed to others. */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  close(folder, 0o700)
}

/** Closes a file, if it is there, to other users of the machine. */
export function closeFile(file: string): void {
  if (existsSync(file)) close(file, 0o600)
}

function close(place: string, mode: number): void {
  try {
    chmodSync(place, mode)
  } catch {
    // Only its owner can: somebody has set up who may read it.
  }
}
