import { expect, test } from 'vitest'
import { readHosts } from '#shared/hosts.ts'
import { covers, parseHeaders } from './host-files.ts'
import { writeHostFiles } from './host-rules.ts'

/** The headers of a built site, as a host that lets the later of two rules win would send them. */
async function headersOf(pathname: string): Promise<Record<string, string>> {
  const files = new Map<string, string>()
  await writeHostFiles({
    renderer: {
      hosts: readHosts({ SANDBOX_PORT: '4200' }),
      codeRedirects: [],
      loadRedirects: async () => [],
      referralCodes: '/referral/*',
      referralPage: '/referral/_',
    },
    styles: ['body{margin:0}'],
    scripts: ['boot()'],
    environment: {},
    write: async (file, text) => void files.set(file, text),
  })
  const rules = parseHeaders(files.get('/_headers') ?? '')
  return Object.assign(
    {},
    ...rules.flatMap(({ path, headers }) => (covers(path, pathname) ? [headers] : [])),
  )
}

test.each(['/', '/owner', '/referral/ada'])('the page %s has the policy of pages', async (page) => {
  const { 'Content-Security-Policy': policy } = await headersOf(page)
  expect(policy).toContain("script-src 'self' 'sha256-")
})

test.each(['/static/js/main.js', '/static/media/a.svg', '/data/owner.json', '/flags/ng.svg'])(
  'the file %s travels without it, and runs nothing when it is opened',
  async (file) => {
    const { 'Content-Security-Policy': policy = '', ...others } = await headersOf(file)
    expect(policy.length).toBeLessThan(100)
    expect(policy).toMatch(/^default-src 'none';.*\bsandbox$/)
    expect(others['X-Content-Type-Options']).toBe('nosniff')
  },
)
