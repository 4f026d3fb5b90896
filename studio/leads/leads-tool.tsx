import { InboxIcon } from '@sanity/icons/Inbox'
import type { Tool } from 'sanity'
import { Leads } from './Leads.tsx'

interface Inbox {
  /** Undefined where no lead service is configured. */
  inboxUrl: string | undefined
  /** The sandbox's inbox needs no sign-in and allows the Studio to frame it. */
  sandbox: boolean
}

/** The tool "Leads"; none where the Studio knows of no inbox. */
export function leadsTool({ inboxUrl, sandbox }: Inbox): Tool[] {
  if (inboxUrl === undefined) return []
  const component = () => <Leads inboxUrl={inboxUrl} isFramed={sandbox} />
  return [{ name: 'leads', title: 'Leads', icon: InboxIcon, component }]
}
