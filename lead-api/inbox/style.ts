/** The styles of the inbox. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#0003, #fff4); --quiet: light-dark(#555, #bbb); }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 0; font-size: 1.125rem; }
header, .row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; justify-content: space-between; }
form { margin: 0; }
.search { margin-block: 1.5rem; justify-content: start; }
label { display: grid; font-size: 0.875rem; }
input, select, button { font: inherit; padding: 0.375rem 0.75rem; min-height: 2.5rem; }
article { border-block-start: 1px solid var(--line); padding-block: 1.25rem; }
article[data-handled] h2 { color: var(--quiet); }
table { border-spacing: 0; margin-block: 0.75rem; width: 100%; }
th { text-align: start; vertical-align: top; font-weight: 600; padding-inline-end: 1rem; width: 12rem; }
td { overflow-wrap: anywhere; white-space: pre-wrap; }
.note { border: 1px solid; padding: 0.75rem 1rem; margin-block: 1rem; }
.quiet { color: var(--quiet); margin: 0; }
@media (max-width: 36rem) { th, td { display: block; width: auto; } td { padding-block-end: 0.5rem; } }
`
