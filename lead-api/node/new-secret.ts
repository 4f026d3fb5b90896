import { TEAM, hashSecret, isPersonName, makeSecret } from '#lead-api/inbox/people.ts'

/** `npx node lead-api/node/new-secret.ts ada`: makes a secret of the inbox for a person, or for the whole team. */
const name = process.argv[2] ?? TEAM
if (isPersonName(name)) {
  const secret = makeSecret()
  const hash = await hashSecret(secret)
  process.stdout.write(`Secret of the inbox for ${name}: ${secret}\n`)
  process.stdout.write(
    'For the configuration of the lead service, separated by commas from others:\n',
  )
  process.stdout.write(`LEAD_API_INBOX_SECRET_HASH=${name === TEAM ? '' : `${name}=`}${hash}\n`)
} else {
  process.stderr.write(
    'A name has up to 40 letters, digits, spaces, dots, dashes and underscores.\n',
  )
  process.exitCode = 1
}
