// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutEntities } from './svg-entities.ts'
import { svgProblem } from './svg-problem.ts'

const problemOf = (text: string) => svgProblem(text, new DOMParser())

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

test('whatever entities a drawing has, what is published has none that a browser would expand', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'lt')
  const value = fc
    .array(fc.constantFrom('&a;', '&b;', '&lt;', '<g/>', 'x', "'", ']>', '%'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), value, (entities, body) => {
      const inside = entities.map(([key, text]) => `<!ENTITY ${key} "${text}">`).join('\n')
      const drawing = withoutEntities(illustrator(inside, `>${body}</svg>`))
      expect(problemOf(drawing) ?? drawing).not.toMatch(/<!ENTITY|&[abc];/)
    }),
  )
})
