// The style sheet of the overlays, adopted by script: as an import, all visitors would load it.
import rules from '@sanity/ui/styles.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(rules)
document.adoptedStyleSheets.push(sheet)
