import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leadApiWith } from '#lead-api/test-support.ts'
import { sign } from '#lead-api/uploads/upload.fixture.ts'

const FILE = 'docs/lead-hosts.md'

/** A request of the document, and the answer below it. */
interface Example {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  status: number
  answerHeaders: Record<string, string>
  answer: string
}

const blocks = [...readFileSync(FILE, 'utf8').matchAll(/```http\n([\s\S]*?)\n```/g)]
const examples = blocks.map(([, text = '']) => read(text))

test('the service answers every example as the document says', async () => {
  const api = leadApiWith({ allowsOrigin: (origin) => origin === 'https://www.example.com' })
  const { ask } = api
  const { key } = await sign(api)
  for (const { method, path, headers, body: text, ...expected } of examples) {
    const body = text.replace('landingpage/5f0c.pdf', key)
    const response = await ask(path, { method, headers, ...(body === '' ? {} : { body }) })
    const names = Object.keys(expected.answerHeaders)
    expect({
      request: `${method} ${path} ${body}`,
      status: response.status,
      answerHeaders: Object.fromEntries(names.map((name) => [name, response.headers.get(name)])),
      answer: oneLine(await response.text()),
    }).toEqual({
      request: `${method} ${path} ${body}`,
      status: expected.status,
      answerHeaders: expected.answerHeaders,
      answer: expect.stringMatching(pattern(oneLine(expected.answer))),
    })
  }
})

/** Reads a block: a request with its headers and body, then an answer in the same form. */
function read(text: string): Example {
  const [, request = '', status = '', answer = ''] =
    /^([\s\S]+?)\n\n(\d{3})(?:\n|$)([\s\S]*)$/.exec(text) ?? ['']
  const [first = '', ...rest] = request.split('\n')
  const [method = '', path = ''] = first.split(' ')
  return {
    method,
    path,
    ...parts(rest),
    status: Number(status),
    answerHeaders: parts(answer.split('\n')).headers,
    answer: parts(answer.split('\n')).body,
  }
}

function parts(lines: string[]): { headers: Record<string, string>; body: string } {
  const start = lines.findIndex((line) => line === '')
  const head = start < 0 ? lines : lines.slice(0, start)
  const headers = head.map((line) => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? ''])
  return {
    headers: Object.fromEntries(headers.filter(([name]) => name !== '')),
    body: start < 0 ? '' : lines.slice(start + 1).join('\n'),
  }
}

function oneLine(text: string): string {
  return text.trim() === '' ? '' : JSON.stringify(JSON.parse(text))
}

/** Matches a text in which `…` is anything. */
function pattern(text: string): RegExp {
  const escaped = text
    .split('…')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('[^"]+')}$`)
}
