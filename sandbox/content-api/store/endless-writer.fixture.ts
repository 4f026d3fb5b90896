import { createSandbox } from '#sandbox/sandbox.ts'

const [stateDir = '', round = ''] = process.argv.slice(2)
const filler = 'x'.repeat(20_000)

/** Writes until it is killed, and prints each number once its write is acknowledged. */
async function main(): Promise<void> {
  const sandbox = await createSandbox({ stateDir, contentDir: stateDir, log: () => {} })
  for (let n = 1; ; n += 1) {
    const document = { _id: `round-${round}`, _type: 'page', n, filler }
    const response = await sandbox.fetch(
      new Request(`${sandbox.origin}/v1/data/mutate/production`, {
        method: 'POST',
        headers: { authorization: 'Bearer x' },
        body: JSON.stringify({ mutations: [{ createOrReplace: document }] }),
      }),
    )
    if (response.ok) process.stdout.write(`${n}\n`)
  }
}

await main()
