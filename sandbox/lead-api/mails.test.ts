import { expect, test } from 'vitest'
import { brand } from '#tests/support/brand.ts'
import { createSandbox } from '#sandbox/sandbox.ts'

test('an editor sees each email as it is sent, in the words of the CMS and of the language', async () => {
  const sandbox = await createSandbox({ log: () => {} })
  const ask = async (path: string) =>
    (await sandbox.fetch(new Request(`${sandbox.origin}${path}`))).text()
  expect(await ask('/mails')).toContain('href="/mails/funding/fr"')
  const text = await ask('/mails/funding/fr.txt')
  for (const words of [
    'Subject: Nous avons bien reçu votre demande de financement, 5AF2-29C9',
    'Votre référence\u00A0: 5AF2-29C9',
    'Montant     25\u202F000\u202F000\u00A0NGN',
    'L’équipe du financement',
    `${brand}, 12 Kasuwa Crescent, Wuse II, Abuja`,
    '/fr/confidentialite',
  ])
    expect(text).toContain(words)
  expect(await ask('/mails/funding/en')).toContain('>5AF2-29C9</bdi>')
  expect(await ask('/mails/profile/en')).toBe('This form does not ask for an email address.')
})

test('the team sees its own email beside those to visitors', async () => {
  const sandbox = await createSandbox({ log: () => {} })
  const ask = async (path: string) =>
    (await sandbox.fetch(new Request(`${sandbox.origin}${path}`))).text()
  expect(await ask('/mails')).toContain('href="/mails/team"')
  expect(await ask('/mails/team')).toContain('6 new leads')
  expect(await ask('/mails/team.txt')).toContain(
    'Still new from before: 2. The oldest waits 26 hours.',
  )
})
