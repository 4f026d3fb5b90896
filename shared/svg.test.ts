// @vitest-environment jsdom
import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { svgProblem, withoutEntities } from './svg.ts'

const problemOf = (text: string) => svgProblem(text, new DOMParser())

const drawings = globSync(['content/images/*.svg', 'public/*.svg'])

test('the drawings of this site may be published', () => {
  expect(drawings.length).toBeGreaterThan(3)
  const refused = drawings.filter((file) => problemOf(readFileSync(file, 'utf8')) !== null)
  expect(refused).toEqual([])
})

function svg(inside: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
}

test.each([
  svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="stroke:url( \'#a\' )"/>'),
  svg('<use href="#a"/><use xlink:href="#b"/><style>.a{fill:url(#a)}</style>'),
  svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
  svg('<image href="data:image/jpg;base64,/9j/4AA="/>'),
  svg('<style>@font-face{font-family:A;src:url("data:font/woff2;base64,d09GMg==")}</style>'),
  svg('<switch><foreignObject requiredExtensions="http://ns.adobe.com/x/"/><path/></switch>'),
  `<?xml version='1.0' encoding='us-ascii'?>${svg('<path d="M0 0"/>')}`,
  svg('<metadata xmlns:r="urn:r"><r:about r:resource="https://a.example"/></metadata>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<path d="M0 0"/>')}`,
])('a drawing as programs export it may be published: %s', (text) => {
  expect(problemOf(text)).toBeNull()
})

test.each([
  [svg('<script>alert(1)</script>'), 'holds a script'],
  [svg('<g xmlns:x="http://www.w3.org/2000/svg"><x:script/></g>'), 'holds a script'],
  [svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'), 'holds HTML'],
  [svg('<foreignObject><p/></foreignObject>'), 'holds a foreignobject'],
  [svg('<script requiredExtensions="a"/>'), 'holds a script'],
  [
    svg(
      '<foreignObject requiredExtensions="a"><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    ),
    'holds HTML',
  ],
  [svg('', 'onload="alert(1)"'), 'has a handler (onload)'],
  [svg('<a href="javascript:alert(1)"/>'), 'outside the file'],
  [svg('<a xlink:href="java&#10;script:alert(1)"/>'), 'outside the file'],
  [svg('<use href="https://evil.example/a.svg#b"/>'), 'outside the file'],
  [svg('<image href="data:image/svg+xml,&lt;svg/>"/>'), 'outside the file'],
  [svg('<image href="http://169.254.169.254/"/>'), 'outside the file'],
  [svg('<rect fill="url(//evil.example)"/>'), 'outside the file'],
  [svg('<rect style="fill:u\\72l(//evil.example)"/>'), 'outside the file'],
  [svg('<style>@import "//evil.example"</style>'), 'styles that fetch'],
  [svg('<style>a{background:url("https://evil.example")}</style>'), 'styles that fetch'],
  [svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), 'changes href'],
  [svg('<animate attributeName="onclick" values="alert(1)"/>'), 'changes onclick'],
  [`<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]>${svg('&a;')}`, 'holds entities'],
  [`<?xml-stylesheet href="//evil.example"?>${svg('')}`, 'names a style sheet'],
  [`<?xml version="1.0" encoding="iso-2022-jp"?>${svg('')}`, 'not written in UTF-8'],
  ['<html><script>alert(1)</script></html>', 'is not an SVG file'],
  ['<svg', 'is not an SVG file'],
  ['', 'is not an SVG file'],
])('a file that could do more than be looked at is refused: %s', (text, problem) => {
  expect(problemOf(text)).toContain(problem)
})

const illustrator = (inside: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
${inside}
]>
<svg xmlns="http://www.w3.org/2000/svg" ${body}`

const namespaces = `
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>
  <!-- for printing -->
  <!ELEMENT metadata ANY>`

test('a drawing from Illustrator can be published', () => {
  const text = illustrator(
    namespaces,
    'xmlns:x="&ns_extend;" xmlns:i="&ns_ai;"><path d="M0 0"/></svg>',
  )
  const drawing = withoutEntities(text)
  expect(problemOf(text)).toBeNull()
  expect(drawing).toContain('xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"')
  expect(drawing).not.toMatch(/DOCTYPE|ENTITY|&/)
})

test.each([
  ['a script', '<!ENTITY a "&lt;"><!ENTITY b "<script>x()</script>">', '>&b;</svg>'],
  ['a script in parts', '<!ENTITY a "scr"><!ENTITY b "<&a;ipt>x()</&a;ipt>">', '>&b;</svg>'],
  ['a handler', `<!ENTITY a '" onload="x()'>`, 'id="&a;"></svg>'],
  ['a file outside', '<!ENTITY a SYSTEM "file:///etc/passwd">', '>&a;</svg>'],
  ['a public file', '<!ENTITY a PUBLIC "x" "http://evil.example">', '>&a;</svg>'],
  ['a parameter', '<!ENTITY % a "<!ENTITY b SYSTEM \'x\'>"> %a;', '>&b;</svg>'],
  ['a circle', '<!ENTITY a "&b;"><!ENTITY b "&a;">', '>&a;</svg>'],
  ['itself', '<!ENTITY a "&a;">', '>&a;</svg>'],
  [
    'a billion laughs',
    `<!ENTITY l0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}`,
    '>&l9;</svg>',
  ],
])('a drawing whose entities contain %s is refused as before', (_what, inside, body) => {
  expect(problemOf(illustrator(inside, body))).toBeTypeOf('string')
})
