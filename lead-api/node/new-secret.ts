import { hashSecret, makeSecret } from '../inbox/secret.ts'

/** `npm run lead-api:secret`: makes a secret for the inbox, or hashes the one that is given. */
const secret = process.argv[2] ?? makeSecret()
try {
  const hash = await hashSecret(secret)
  process.stdout.write(`Secret of the inbox, for the people who may read leads: ${secret}\n`)
  process.stdout.write(
    `For the configuration of the lead API: LEAD_API_INBOX_SECRET_HASH=${hash}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
