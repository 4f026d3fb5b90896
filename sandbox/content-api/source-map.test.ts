import { expect, test } from 'vitest'
import { ndjson, queryPath, sandboxWith } from '#sandbox/test-support.ts'
import { isRecord } from '#shared/json.ts'
import type { TestSandbox } from '#sandbox/test-support.ts'

const EDITOR = { headers: { authorization: 'Bearer x' } }

function open(): Promise<TestSandbox> {
  return sandboxWith({
    'seed.ndjson': ndjson(
      {
        _id: 'home',
        _type: 'page',
        title: 'Home',
        path: '/',
        tags: ['red', 'blue'],
        "it's": 'quoted',
        author: { _type: 'reference', _ref: 'ada' },
        people: [
          { _key: 'p1', _type: 'reference', _ref: 'ada' },
          { _key: 'p2', _type: 'reference', _ref: 'bob' },
        ],
        sections: [
          { _key: 's1', _type: 'hero', heading: 'Hello', actions: [{ _key: 'x', label: 'Go' }] },
          { _key: 's2', _type: 'text', body: [{ _key: 'b', _type: 'block', text: 'Words' }] },
        ],
      },
      { _id: 'ada', _type: 'person', name: 'Ada', seo: { title: 'About Ada' } },
      { _id: 'bob', _type: 'person', name: 'Bob', born: '2000-01-01T00:00:00Z' },
      { _id: 'drafts.ada', _type: 'person', name: 'Ada, edited' },
    ),
  })
}

/** Result paths with where their values come from, as `document:path`. */
function sources(body: unknown): Record<string, string> {
  const map = isRecord(body) ? body['resultSourceMap'] : undefined
  if (!isRecord(map) || !isRecord(map['mappings'])) throw new Error('no source map')
  const { documents, paths, mappings } = map
  return Object.fromEntries(
    Object.entries(mappings).map(([at, mapping]) => {
      const source = isRecord(mapping) ? mapping['source'] : undefined
      if (!isRecord(source) || !Array.isArray(documents) || !Array.isArray(paths)) return [at, '']
      const { document, path } = source
      return [at, `${String(documents[Number(document)]._id)}:${String(paths[Number(path)])}`]
    }),
  )
}

function resultOf(body: unknown): unknown {
  return isRecord(body) ? body['result'] : undefined
}

async function traced({ ask }: TestSandbox, query: string, mode = 'withKeyArraySelector') {
  const path = `${queryPath(query)}&perspective=drafts`
  const plain: unknown = await (await ask(path, EDITOR)).json()
  const body: unknown = await (await ask(`${path}&resultSourceMap=${mode}`, EDITOR)).json()
  expect(resultOf(body)).toEqual(resultOf(plain))
  expect(isRecord(plain) && 'resultSourceMap' in plain).toBe(false)
  return sources(body)
}

const HOME = '*[_id == "home"][0]'

test.each([
  ['a field', `${HOME}{title}`, { "$['title']": "home:$['title']" }],
  ['a renamed field', `${HOME}{"t": title}`, { "$['t']": "home:$['title']" }],
  ['a bare value', `${HOME}.title`, { $: "home:$['title']" }],
  ['a list of values', '*[_type == "page"].title', { '$[0]': "home:$['title']" }],
  [
    'a reference, in the version that is shown',
    `${HOME}{"who": author->name}`,
    { "$['who']": "drafts.ada:$['name']" },
  ],
  [
    'references in a list',
    `${HOME}{"all": people[]->{name}}`,
    { "$['all'][0]['name']": "drafts.ada:$['name']", "$['all'][1]['name']": "bob:$['name']" },
  ],
  [
    'values through references in a list',
    `${HOME}{"all": people[]->name}`,
    { "$['all'][0]": "drafts.ada:$['name']", "$['all'][1]": "bob:$['name']" },
  ],
  [
    'a list in a list',
    `${HOME}{sections[]{_type == "text" => {body[]{text}}}}`,
    {
      "$['sections'][1]['body'][0]['text']":
        "home:$['sections'][?(@._key=='s2')]['body'][?(@._key=='b')]['text']",
    },
  ],
  [
    'a filtered list, whose members have moved',
    `${HOME}{"rest": sections[1..2]{_key}, "found": sections[_type == "text"]{"k": _key}}`,
    {
      "$['rest'][0]['_key']": "home:$['sections'][?(@._key=='s2')]['_key']",
      "$['found'][0]['k']": "home:$['sections'][?(@._key=='s2')]['_key']",
    },
  ],
  [
    'the first alternative there is',
    `${HOME}{"a": coalesce(nope, title), "b": coalesce(author->seo.title, author->name)}`,
    { "$['a']": "home:$['title']", "$['b']": "drafts.ada:$['name']" },
  ],
  [
    'a choice',
    `${HOME}{"a": select(path == "/" => title, path), "b": select(path == "" => 1, path)}`,
    { "$['a']": "home:$['title']", "$['b']": "home:$['path']" },
  ],
  [
    'a query within',
    `${HOME}{"p": *[_type == "person" && name == "Bob"]{name}, "n": *[_id == "bob"][0].name}`,
    { "$['p'][0]['name']": "bob:$['name']", "$['n']": "bob:$['name']" },
  ],
  [
    'the object around',
    `${HOME}{"s": sections[0]{"page": ^.title}}`,
    { "$['s']['page']": "home:$['title']" },
  ],
  [
    'a projection of a projection',
    `${HOME}{"a": title, "b": author->}{"c": a, "d": b.name}`,
    { "$['c']": "home:$['title']", "$['d']": "drafts.ada:$['name']" },
  ],
  ['a name with a quote', `${HOME}{"it's": @["it's"]}`, { "$['it\\'s']": "home:$['it\\'s']" }],
])('%s is traced', async (_what, query, expected) => {
  expect(await traced(await open(), query)).toEqual(expected)
})

test('a whole document is traced down to its last value', async () => {
  const found = await traced(await open(), `${HOME}{..., "title": upper(title)}`)
  expect(found).toMatchObject({
    "$['path']": "home:$['path']",
    "$['tags'][1]": "home:$['tags'][1]",
    "$['sections'][0]['actions'][0]['label']":
      "home:$['sections'][?(@._key=='s1')]['actions'][?(@._key=='x')]['label']",
  })
  // What was worked out comes from no field.
  expect(found).not.toHaveProperty("$['title']")
})
