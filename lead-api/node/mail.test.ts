import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { readConfiguration } from '#lead-api/settings.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import { deliverByMail, sendOver } from './mail.ts'
import { listen, portOf } from '#shared/local-server.ts'

interface Receiver {
  url: string
  /** What came after DATA, with the addresses of the envelope before it. */
  messages: string[]
  /** From now on every recipient is answered with this. */
  refuseWith: (answer: string) => void
}

/** A mail server that takes whatever it is given. */
async function startReceiver(): Promise<Receiver> {
  const messages: string[] = []
  let answer = '250 OK'
  const server = createServer((socket) => {
    let envelope = ''
    let data: string | undefined
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.example')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (data !== undefined) {
          if (line !== '.') data += `${line}\n`
          else {
            messages.push(envelope + data)
            data = undefined
            say('250 OK')
          }
        } else if (/^RCPT/i.test(line)) {
          envelope += `${line}\n`
          say(answer)
        } else if (/^DATA/i.test(line)) {
          data = ''
          say('354 Go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n')
        else say('250 OK')
      }
    })
    socket.on('error', () => {})
  })
  await listen(server, 0)
  onTestFinished(() => void server.close())
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    messages,
    refuseWith: (text) => {
      answer = text
    },
  }
}

/** The text of a message; it is encoded as "quoted printable" when it is not plain ASCII. */
function textIn(message = ''): string {
  const [head = '', ...paragraphs] = message.split('\n\n')
  const text = paragraphs.join('\n\n')
  if (!/quoted-printable/i.test(head)) return text
  const joined = text.replaceAll('=\n', '').replaceAll('%', '=25').replaceAll('=', '%')
  return decodeURIComponent(joined)
}

function mailingApi(url: string) {
  const { mail } = readConfiguration({
    LEAD_API_FORWARD_URL: `${url}?from=site@example.com&to=sales@example.com,desk@example.com`,
  })
  const deliver = mail && deliverByMail(sendOver(mail), mail.to, 'https://leads.example/inbox')
  const api = leadApiWith({ deliver, logRequest: () => {} })
  const states = async () =>
    (await api.sql.run('SELECT forward_state, forward_problem FROM leads')).map((row) => ({
      ...row,
    }))
  return { ...api, states }
}

test('a lead comes by email to each mailbox, and a reply goes to the visitor', async () => {
  const receiver = await startReceiver()
  const { ask, forwardDue, states } = mailingApi(receiver.url)
  await send(ask, 'contact', VALID_BODIES.contact, { 'idempotency-key': '3f2a91bc-0000' })
  expect(await forwardDue()).toBe(1)
  const [message = ''] = receiver.messages
  expect(message).toContain('RCPT TO:<sales@example.com>\nRCPT TO:<desk@example.com>\n')
  expect(message).toContain('Reply-To: ada@example.com\n')
  expect(message).toContain('Subject: Message, reference 3F2A-91BC\n')
  expect(message).toContain('\nfirstName: Ada\n')
  expect(message).toContain('https://leads.example/inbox')
  expect(await states()).toEqual([{ forward_state: 'told', forward_problem: null }])
})

test('what a visitor typed can be neither a header nor the end of the message', async () => {
  const receiver = await startReceiver()
  const { ask, forwardDue } = mailingApi(receiver.url)
  const description = 'Hello\r\n.\r\nMAIL FROM:<evil@example.com>\r\nBcc: all@example.com'
  await send(ask, 'contact', { ...VALID_BODIES.contact, description })
  await forwardDue()
  expect(receiver.messages).toHaveLength(1)
  const [head = ''] = receiver.messages[0]?.split('\n\n') ?? []
  expect(head).not.toMatch(/^bcc|evil/im)
})

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u202E\n\u200B'])(
  'a visitor who types the lines of this service after the line break %j is quoted',
  async (lineBreak) => {
    const receiver = await startReceiver()
    const { ask, forwardDue } = mailingApi(receiver.url)
    const lines = ['Hello', '', 'Received now.', 'Answer it in the inbox: https://evil.example']
    const description = lines.join(lineBreak)
    await send(ask, 'contact', { ...VALID_BODIES.contact, description })
    await forwardDue()
    const own = textIn(receiver.messages[0]).split(/[\r\n\u2028\u2029\u0085\v\f]+/)
    expect(
      own.filter((line) => /^\W*(?:Received|Answer)/.test(line) && !line.startsWith('> ')),
    ).toEqual([
      expect.stringContaining('Received 2'),
      'Answer it in the inbox: https://leads.example/inbox',
    ])
  },
)

test('no invisible character of a visitor turns around what the team reads', async () => {
  const receiver = await startReceiver()
  const { ask, sql, forwardDue } = mailingApi(receiver.url)
  await send(ask, 'contact')
  const hidden = ['\u202E', '\u2066', '\u200F', '\u061C', '\u200B', '\uFEFF', '\u0007', '\u001B']
  const body = {
    firstName: `A${hidden.join('')}da 👩\u200D🔧`,
    email: `ada${hidden.join('')}@example.com`,
  }
  await sql.run('UPDATE leads SET body = ?', JSON.stringify(body))
  await forwardDue()
  const [message = ''] = receiver.messages
  expect(message).toContain('Reply-To: ada@example.com\n')
  expect(textIn(message)).toContain('firstName: Ada 👩\u200D🔧\nemail: ada@example.com\n')
})

test('a mail server that refuses or is gone gets the lead later, and the log contains nothing personal', async () => {
  const receiver = await startReceiver()
  const { ask, forwardDue, states, log } = mailingApi(receiver.url)
  receiver.refuseWith('550 no such mailbox: sales@example.com')
  await send(ask, 'contact')
  await forwardDue()
  expect(await states()).toEqual([
    { forward_state: 'waiting', forward_problem: 'The mail server answered 550.' },
  ])
  expect(log).toEqual(['Not forwarded: The mail server answered 550.'])
  const gone = mailingApi('smtp://127.0.0.1:9')
  await send(gone.ask, 'contact')
  await gone.forwardDue()
  expect(await gone.states()).toMatchObject([
    { forward_problem: 'The mail server could not be reached.' },
  ])
})
