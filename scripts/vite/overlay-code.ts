import type { Plugin } from 'vite'

/**
 * Rewrites a file of the overlays' package so that it works on this site: its style sheet becomes an
 * object that the page adopts (as an import it would join the one that all visitors load), and the icon
 * of a type is text, since the policy lets no script write HTML.
 * @returns the new code, or undefined when the file holds nothing of the kind.
 */
export function fitOverlays(code: string, id: string): string | undefined {
  if (!/[\\/]node_modules[\\/]@sanity[\\/]visual-editing[\\/]/.test(id)) return undefined
  const fitted = code
    .replaceAll(STYLE_IMPORT, STYLE_ADOPTION)
    .replaceAll(WRITTEN_ICON, 'jsx("div", { children: $1.startsWith("<") ? null : $1 })')
  return fitted === code ? undefined : fitted
}

const STYLE_IMPORT = 'import "@sanity/ui/styles.css";'
const STYLE_ADOPTION = `
import overlayRules from "@sanity/ui/styles.css?inline";
const overlaySheet = new CSSStyleSheet();
overlaySheet.replaceSync(overlayRules);
document.adoptedStyleSheets.push(overlaySheet);
`
const WRITTEN_ICON = /jsx\("div", \{ dangerouslySetInnerHTML: \{ __html: ([\w.$]+) \} \}\)/g

export const overlayCode = {
  name: 'overlay-code',
  enforce: 'pre',
  transform: fitOverlays,
} as const satisfies Plugin
