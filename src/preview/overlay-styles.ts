// The style sheet of the overlays, adopted by script: as an import, all visitors would load it.
import rules from '@sanity/ui/styles.css?inline'

// The package measures the menu "Move" within the menu around it, which leaves it no width.
const moveMenu = '[data-ui="MenuGroup__popover"] { min-width: 130px }'

const sheet = new CSSStyleSheet()
sheet.replaceSync(rules + moveMenu)
document.adoptedStyleSheets.push(sheet)
