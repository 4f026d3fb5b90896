/** "1.2 MB", "340 KB"; rounded up, so that a file over a limit never reads as just within it. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.ceil(kilobytes)} KB`
  return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`
}
