/** The header `content-disposition` of a file that is to be saved under this name. */
export function attachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
}
