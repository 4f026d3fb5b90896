// @vitest-environment jsdom
import { toPlainText } from '@portabletext/toolkit'
import { expect, test } from 'vitest'
import { blocksOfHtml, tableOfText } from './paste.ts'

const table = (...rows: string[][]) => ({
  _type: 'table',
  rows: rows.map((cells) => ({ _key: expect.any(String), _type: 'row', cells })),
})

test('a table between two paragraphs of a document becomes a table, cells over several rows or columns in each', () => {
  const [before, pasted, after] = blocksOfHtml(`<p>Before</p>
    <div><table><caption> What it  costs </caption><thead><tr><th colspan="2">Plan</th><th></th></tr></thead><tbody>
      <tr><td rowspan="2"><p>One</p><p>wall</p></td><td>NGN <b>20</b>,000</td><td>a</td></tr>
      <tr><td>b</td></tr><tr><td> </td></tr>
    </tbody></table></div><p>After</p>`)
  expect([before, after]).toMatchObject([{ _type: 'block' }, { _type: 'block' }])
  expect(pasted).toMatchObject({
    caption: 'What it costs',
    ...table(['Plan', 'Plan', ''], ['One wall', 'NGN 20,000', 'a'], ['One wall', 'b', '']),
  })
})

test('lines of text separated by tabs become a table, any other text does not', () => {
  expect(tableOfText('Stage\tShare\r\nWalls\t20 %\r\n')).toEqual(
    table(['Stage', 'Share'], ['Walls', '20 %']),
  )
  for (const text of ['', 'Walls\t20 %', 'Walls\t20 %\nand words', 'a\nb'])
    expect(tableOfText(text)).toBeUndefined()
})

test('a table that only arranges a text is pasted as text', () => {
  const blocks = blocksOfHtml(
    '<table><tr><td>A cell</td></tr></table><table><tr><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
  )
  expect(blocks.map(({ _type }) => _type)).toEqual(['block', 'block', 'block'])
})

test('pasted headings are those of a guide, lists stay lists, and a link that cannot work is text', () => {
  const blocks = blocksOfHtml(`<h1>One</h1><h5>Five</h5><ul><li>Item</li></ul>
    <p><a href="javascript:alert(1)">bad</a> <a href="#_Toc1">part</a> <a href="https://example.com/">good</a></p>`)
  expect(blocks).toMatchObject([
    { style: 'h2' },
    { style: 'h3' },
    { listItem: 'bullet' },
    { markDefs: [{ _type: 'link', href: 'https://example.com/' }] },
  ])
  expect(blocks.slice(-1).map((block) => toPlainText({ children: [], ...block }))).toEqual([
    'bad part good',
  ])
})

test('outside of guides, where there are no tables, pasted cells become paragraphs and headings stay', () => {
  const blocks = blocksOfHtml(
    '<h1>Fees</h1><table><tr><td>Part</td><td>Cost</td></tr><tr><td>Roof</td><td>4</td></tr></table>',
    false,
  )
  expect(blocks.map(({ _type, style }) => [_type, style])).toEqual([
    ['block', 'h2'],
    ...Array.from({ length: 4 }, () => ['block', 'normal']),
  ])
})
