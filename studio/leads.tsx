import { InboxIcon } from '@sanity/icons/Inbox'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
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
              What the forms of this machine have sent; nothing leaves it.
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
