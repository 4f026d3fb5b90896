import { InboxIcon } from '@sanity/icons/Inbox'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { recordsIn } from '#shared/json.ts'
import { formNames } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import type { Tool } from 'sanity'

interface Inbox {
  /** Undefined where no lead service is configured. */
  inboxUrl: string | undefined
  /** The sandbox's inbox needs no sign-in and allows the Studio to frame it. */
  sandbox: boolean
}

/** The tool "Leads"; none where the Studio knows of no inbox. */
export function leadsTool({ inboxUrl, sandbox }: Inbox): Tool[] {
  if (inboxUrl === undefined) return []
  const component = () =>
    sandbox ? <FramedInbox inboxUrl={inboxUrl} /> : <InboxLink inboxUrl={inboxUrl} />
  return [{ name: 'leads', title: 'Leads', icon: InboxIcon, component }]
}

/** A lead service refuses frames, because its inbox contains personal data: it opens in a tab. */
function InboxLink({ inboxUrl }: { inboxUrl: string }) {
  return (
    <Card height="fill" padding={5}>
      <Stack gap={4}>
        <Heading as="h1">Leads</Heading>
        <Text>
          What visitors send through the forms is in the inbox of the lead service, at{' '}
          <b>{new URL(inboxUrl).host}</b>. It asks for its own secret once in twelve hours.
        </Text>
        <Box>
          <OpenInbox inboxUrl={inboxUrl} />
        </Box>
      </Stack>
    </Card>
  )
}

function FramedInbox({ inboxUrl }: { inboxUrl: string }) {
  const [visit, setVisit] = useState(0)
  return (
    <Flex direction="column" height="fill">
      <Card borderBottom padding={3}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Text muted size={1}>
              What the forms of this machine have sent, among samples; nothing leaves it.{' '}
              <Today key={visit} inboxUrl={inboxUrl} />
            </Text>
          </Box>
          <Button mode="ghost" text="Reload" onClick={() => setVisit(visit + 1)} />
          <OpenInbox inboxUrl={inboxUrl} />
        </Flex>
      </Card>
      <iframe
        key={visit}
        style={{ flex: 1, border: 0, background: 'white' }}
        src={inboxUrl}
        title="Inbox"
        sandbox="allow-downloads allow-forms allow-popups allow-same-origin"
      />
    </Flex>
  )
}

/** How many leads have come today, by form; the samples are not counted. */
function Today({ inboxUrl }: { inboxUrl: string }): string {
  const [today, setToday] = useState('')
  useEffect(() => {
    const request = new AbortController()
    async function count(): Promise<void> {
      const response = await fetch(`${inboxUrl}.json`, { signal: request.signal })
      const day = new Date().toDateString()
      const calls = recordsIn(await response.json())
        .filter((lead) => new Date(String(lead['receivedAt'])).toDateString() === day)
        .map((lead) => lead['call'])
      const byForm = formNames
        .map((form) => ({ form, sent: calls.filter((call) => call === form).length }))
        .filter(({ sent }) => sent > 0)
        .map(({ form, sent }) => `${definitions[form].inboxName} ${sent}`)
      setToday(`Today: ${byForm.join(', ') || 'none yet'}.`)
    }
    // The frame beside it says what is wrong.
    count().catch(() => {})
    return () => request.abort()
  }, [inboxUrl])
  return today
}

function OpenInbox({ inboxUrl }: { inboxUrl: string }) {
  return (
    <Button
      as="a"
      mode="ghost"
      href={inboxUrl}
      target="_blank"
      rel="noreferrer"
      text="Open the inbox in a new tab"
    />
  )
}
