import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#lead-api/node/free-port.ts'
import { readHosts, readSheetAnswers } from '#shared/hosts.ts'
import { contentSecurityPolicy } from '#scripts/hosting/security-headers.ts'
import { serveFolder } from '#scripts/hosting/static-host.ts'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, test as base } from '#tests/e2e/support/leads.ts'

const inline = forms['inline-contact']

/** The site as built with this variable, on a host of its own; and the host that its sheet sends on to. */
const test = base.extend<{ answers: string; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern
  async answers({}, use) {
    const port = await freePort()
    const server = createServer(({ method }, response) => {
      // Any page may read it. The build against the sandbox sends a key, so it must give leave.
      const leave = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      const status = method === 'GET' || method === 'OPTIONS' ? 200 : 405
      response.writeHead(status, leave).end('{"result":"success"}')
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    await use(`localhost:${port}`)
    close(server)
  },
  async baseURL({ answers }, use) {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
    for (const name of await readdir('dist')) {
      if (name !== '_headers') await symlink(path.resolve('dist', name), path.join(folder, name))
    }
    await writeFile(path.join(folder, '_headers'), await headersWith(answers))
    const port = await freePort()
    const server = await serveFolder(folder, port)
    await use(`http://localhost:${port}`)
    close(server)
    await rm(folder, { recursive: true })
  },
})

/** The headers of the build, but for the line of its policy that the variable changes. */
async function headersWith(answers: string): Promise<string> {
  const environment = { ...process.env, VITE_SHEET_ANSWER_HOSTS: answers }
  const sheetAnswers = readSheetAnswers(environment)
  const hosts = readHosts(environment)
  const policy = contentSecurityPolicy({ hosts, styles: [], scripts: [], sheetAnswers })
  const line = /connect-src [^;]*/
  return (await readFile('dist/_headers', 'utf8')).replace(line, line.exec(policy)?.[0] ?? '')
}

function close(server: Server): void {
  server.closeAllConnections()
  server.close()
}

test.skip(({ isMobile }) => isMobile, 'a policy is no matter of the screen')

test('a visitor whose message goes into a sheet that answers from another host reads once that it arrived', async ({
  page,
  leadApi,
  answers,
}) => {
  const headers = { location: `http://${answers}/answer` }
  await leadApi.inject({ call: inline.call, status: 302, headers, store: true })
  const form = await inline.open(page)
  await inline.fill(form)
  await form.getByRole('button', { name: inline.button }).click()
  await expect(page.getByText(inline.thanks)).toBeVisible()
  expect(leadApi.seen).toHaveLength(1)
  expect(await leadApi.leads(inline.call)).toHaveLength(1)
})
