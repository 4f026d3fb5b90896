// @vitest-environment node
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

const PROGRAM = path.join(import.meta.dirname, 'new-secret.ts')

test.each([
  ['ada', /^ada=pbkdf2:/],
  [undefined, /^pbkdf2:/],
])(
  'the line that is printed for %s opens the inbox when it is put into .env as the guide says',
  (name, hash) => {
    const { stdout } = spawnSync(process.execPath, [PROGRAM, ...(name ? [name] : [])], {
      encoding: 'utf8',
    })
    // What the command of docs/lead-api.md takes: grep '^LEAD_API_'.
    const lines = stdout.split('\n').filter((line) => line.startsWith('LEAD_API_'))
    expect(lines).toHaveLength(1)
    const environment = Object.fromEntries(Object.entries(parseEnv(lines.join('\n'))))
    expect(readConfiguration(environment).inboxSecretHash).toMatch(hash)
  },
)
