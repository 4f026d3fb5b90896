/** A guide as HTML; see markdown-page.ts. */
declare module '*.md' {
  const html: string
  export default html
}
