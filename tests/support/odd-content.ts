import fc from 'fast-check'
import { members, shapes } from '#src/content/generated/shapes.generated.ts'
import { own } from '#shared/json.ts'

const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']
const names = fc.constantFrom(...inherited, 'block', 'span', 'image', 'action', 'link', 'x')

/** Addresses that would lead elsewhere, and other text that nobody writes by hand. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '/owner',
    '/../../pwned',
    '@evil.example/x',
    '//evil.example',
    '/a\n/*  https://evil.example  200!',
    'javascript:alert(1)',
    'https://tofali.example@evil.example/ 200',
    'http://169.254.169.254/',
    '</script><script>alert(1)</script>',
    '\u0000\u0007\ud800\u202e\u2028',
    '/static/media/01234567-0_0_1_1-99999999.avif',
    'Africa/Nowhere',
    '9'.repeat(400),
  ),
  names,
  fc.string({ unit: 'binary' }),
)

const image = fc.record(
  {
    _type: fc.constantFrom('image', ...inherited),
    alt: fc.oneof(oddText, fc.constant(7)),
    asset: fc.record({
      _id: fc.constantFrom('image-0123456789abcdef-10x10-jpg', 'image-..-1x1-svg', '__proto__'),
      url: fc.oneof(
        fc.constant('http://localhost:4100/images/sandbox/production/0123456789abcdef-10x10.jpg'),
        oddText,
      ),
      width: fc.oneof(fc.integer(), fc.double()),
      height: fc.oneof(fc.constant(10), fc.double()),
    }),
    crop: fc.dictionary(fc.constantFrom('top', 'bottom', 'left', 'right'), fc.double()),
    hotspot: fc.record({ x: fc.double(), y: fc.double() }),
  },
  { requiredKeys: ['asset'] },
)

const block = fc.record({
  _type: fc.oneof({ weight: 9, arbitrary: fc.constant('block') }, { weight: 1, arbitrary: names }),
  _key: oddText,
  style: fc.oneof(names, fc.constantFrom('normal', 'h1', 'h2', 'blockquote')),
  listItem: fc.oneof(names, fc.constantFrom('bullet', 'number')),
  level: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constant(1e9)),
  children: fc.array(
    fc.record({ _type: fc.constantFrom('span', 'x'), text: oddText, marks: fc.array(names) }),
    { maxLength: 2 },
  ),
  markDefs: fc.array(
    fc.record({ _key: names, _type: fc.oneof(names, fc.constant('link')), href: oddText }),
    { maxLength: 2 },
  ),
})

const actions = fc.record(
  { _type: fc.constant('action'), label: oddText, to: oddText, opens: oddText },
  { requiredKeys: ['label'] },
)

/** Any JSON, its keys those of Object's prototype among others. */
const anything = fc
  .jsonValue({ maxDepth: 3 })
  .chain((value) =>
    fc.constantFrom<unknown>(
      value,
      null,
      [value],
      JSON.parse('{"__proto__":{"a":1},"toString":1}'),
    ),
  )

/** What a program might write into a field that holds this: most often of the right kind. */
function fieldOf(shape: string, types: string[] | undefined, depth: number): fc.Arbitrary<unknown> {
  const [type] = types ?? []
  const member = type && depth < 3 ? fc.constantFrom(type, ...(types ?? [])) : null
  const object = member ? member.chain((name) => objectOf(name, depth + 1)) : anything
  const right: Record<string, fc.Arbitrary<unknown>> = {
    text: oddText,
    texts: fc.array(oddText, { maxLength: 3 }),
    number: fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constant(1e9)),
    flag: fc.boolean(),
    picture: image,
    action: actions,
    part: object,
    document: object,
    parts: fc.array(type === 'action' ? actions : type ? object : block, { maxLength: 3 }),
  }
  return fc.oneof(
    { weight: 12, arbitrary: own(right, shape) ?? anything },
    { weight: 1, arbitrary: anything },
  )
}

/** Lists that the queries make themselves, from all documents of a type: always lists. */
const made: Record<string, Record<string, string>> = {
  faqList: { items: 'faqItem' },
  plans: { plans: 'plan' },
  planFinder: { plans: 'plan' },
  compareTable: { groups: 'compareGroup', columns: 'plan' },
  team: { members: 'teamMember' },
  projectsCarousel: { projects: 'sampleProject' },
}

function listsOf(type: string, depth: number): [string, fc.Arbitrary<unknown>][] {
  return Object.entries(own(made, type) ?? {}).map(([key, member]) => [
    key,
    fc.array(objectOf(member, depth + 1), { maxLength: 3 }),
  ])
}

/** An object of a type of the schema, its fields as a program might write them. */
export function objectOf(type: string, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(own(shapes, type) ?? {}).map(
    ([key, shape]): [string, fc.Arbitrary<unknown>] => [
      key,
      fieldOf(shape, own(own(members, type) ?? {}, key), depth),
    ],
  )
  return fc.record({
    ...Object.fromEntries([...fields, ...listsOf(type, depth)]),
    _id: fc.constantFrom('a', 'b', 'c'),
    _key: fc.constantFrom('k', 'constructor', '__proto__'),
    _type: fc.oneof({ weight: 19, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: names }),
  })
}

const sections = fc.constantFrom(...(own(own(members, 'page') ?? {}, 'sections') ?? []))

/** A page as the content API might answer, when a program wrote what the Studio would refuse. */
export const oddPage = fc.record({
  _id: fc.constant('page-odd'),
  _type: fc.constant('page'),
  title: oddText,
  path: fc.oneof(fc.constant('/odd'), oddText),
  signUpLabel: oddText,
  seo: fc.oneof(objectOf('seo'), anything),
  sections: fc.array(
    sections.chain((type) => objectOf(type)),
    { minLength: 1, maxLength: 4 },
  ),
})

export const oddRedirect = fc.record({
  _id: fc.constant('redirect-odd'),
  from: fc.oneof(oddText, anything),
  to: fc.oneof(oddText, anything),
  permanent: anything,
})
