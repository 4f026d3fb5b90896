import type { Plugin } from 'vite'

/**
 * Adapts a file of @sanity/visual-editing to this site. Its stylesheet is adopted by script (as an
 * import, all visitors would load it), and the icon of a type becomes text, because the content
 * security policy forbids writing HTML. An element can be clicked and dragged as soon as any of it is in
 * view, not three tenths: a section may be several windows high. The menu "Move" may be as wide as the
 * window leaves room, like those that insert: without that it has no width, and only keys reach it.
 * @returns the new code; undefined when nothing has to change
 */
export function fitOverlays(code: string, id: string): string | undefined {
  if (!/[\\/]node_modules[\\/]@sanity[\\/]visual-editing[\\/]/.test(id)) return undefined
  const fitted = code
    .replaceAll(STYLE_IMPORT, STYLE_ADOPTION)
    .replaceAll(WRITTEN_ICON, 'jsx("div", { children: $1.startsWith("<") ? null : $1 })')
    .replace(GROUP_MENU, '$1 floatingBoundary: boundaryElement,$2')
    .replace(VISIBLE_PART, 'IntersectionObserver(handleIntersection, { threshold: 0 })')
  return fitted === code ? undefined : fitted
}

const STYLE_IMPORT = 'import "@sanity/ui/styles.css";'
const STYLE_ADOPTION = `
import overlayRules from "@sanity/ui/styles.css?inline";
const overlaySheet = new CSSStyleSheet();
overlaySheet.replaceSync(overlayRules);
document.adoptedStyleSheets.push(overlaySheet);
`
const GROUP_MENU = /(constrainSize: !0,)(\s+placement: "right-start",)/
const VISIBLE_PART = 'IntersectionObserver(handleIntersection, { threshold: .3 })'
const WRITTEN_ICON = /jsx\("div", \{ dangerouslySetInnerHTML: \{ __html: ([\w.$]+) \} \}\)/g

export const overlayCode = {
  name: 'overlay-code',
  enforce: 'pre',
  transform: fitOverlays,
} as const satisfies Plugin
