/** Escapes a text for use between tags or in double quotes, in HTML and XML. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
