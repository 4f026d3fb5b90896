/** What the files of a built site are, by extension; text is UTF-8. */
export const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
}

/** Types that are sent with `charset=utf-8`; SVG and XML say their encoding themselves. */
export const typesWithCharset = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'application/json',
]

/** True for a type whose files a host should send compressed. */
export function isCompressible(type: string): boolean {
  return /text|json|javascript|xml/.test(type)
}
