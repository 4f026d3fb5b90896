import { hostVariables, optionalVariables } from '#shared/environment.ts'
import { readHosts } from '#shared/hosts.ts'
import { readConfiguration } from '#lead-api/settings.ts'
import { readEnvironment } from '#studio/environment.ts'
import { table } from './form-tables.ts'

interface Variable {
  name: string
  /** What the code uses when nothing is set. */
  standard?: string | number
  meaning: string
}

interface Group {
  title: string
  note: string
  variables: Variable[]
}

const studio = readEnvironment({})
const leadApi = readConfiguration({})

/** What a person who sets it needs to know besides its purpose. */
const advice: Partial<Record<string, string>> = {
  VITE_SCHEDULER_URL: " Its origin must differ from the site's, because its frame may run scripts.",
  VITE_STUDIO_URL: ' No other site may show this one in a frame.',
  VITE_FLAGS_URL: " Visitors' browsers request them there. Empty: the site contains them.",
  VITE_METRICS_URL:
    ' They are sent by POST (JSON: the path and one number per metric; no cookie, no name). Empty: nothing is measured.',
}

/** Every variable of the product. */
export const environment: Group[] = [
  {
    title: 'Programs on this machine',
    note: 'All of them listen on 127.0.0.1 only.',
    variables: [
      { name: 'SITE_PORT', standard: 5173, meaning: 'Port of the development site.' },
      { name: 'PREVIEW_PORT', standard: 4173, meaning: 'Port of the previewed build.' },
      { name: 'STUDIO_PORT', standard: 3333, meaning: 'Port of the Studio.' },
      {
        name: 'SANDBOX_PORT',
        standard: 4100,
        meaning:
          'Port of the sandbox; its event streams use the 16 ports after it. A build against the sandbox contains its address.',
      },
      {
        name: 'SANDBOX_STATE_DIR',
        standard: '.sandbox',
        meaning: "Folder for the sandbox's edited documents, leads, uploads and generated images.",
      },
      {
        name: 'CHROMIUM_PATH',
        meaning: 'The browser of journeys and benchmarks, if it is not in one of the usual places.',
      },
    ],
  },
  {
    title: 'Hosts',
    note: 'Built into the site, where every visitor can read them. Set all or none: with none, they are those of the sandbox; if some are missing or malformed, the build stops and names them. A host that only switched-off forms need (Site settings, Forms) may be missing.',
    variables: Object.entries(hostVariables).map(describe),
  },
  {
    title: 'Options of the site',
    note: 'Built into the site as well; each can be set separately.',
    variables: [
      {
        name: 'VITE_SANITY_API_VERSION',
        standard: readHosts({}).content.apiVersion,
        meaning: 'Version of the content API (a date).',
      },
      ...Object.entries(optionalVariables).map(describe),
      {
        name: 'VITE_IDEMPOTENT_HOSTS',
        meaning:
          'Lead hosts that create one lead per `Idempotency-Key` and allow that header, separated by commas. Leads are retried automatically for these hosts only; a host that does not allow the header would lose every lead, so real hosts must be named.',
      },
      {
        name: 'VITE_UNDER_CONSTRUCTION',
        meaning: '`true` builds the construction sign and the hidden login, and nothing else.',
      },
    ],
  },
  {
    title: 'The hidden login',
    note: 'The build contains only a salted hash of the pair, and stops if a file would contain either of them: choose an e-mail address that the site does not show.',
    variables: [
      { name: 'ADMIN_EMAIL', meaning: 'E-mail address of the hidden login.' },
      { name: 'ADMIN_PASSWORD', meaning: 'Its password, at least 8 characters.' },
    ],
  },
  {
    title: 'Studio',
    note: 'Built into the Studio. With none set, it edits the sandbox.',
    variables: [
      {
        name: 'SANITY_STUDIO_PROJECT_ID',
        meaning: 'Project that the Studio edits.',
      },
      { name: 'SANITY_STUDIO_DATASET', standard: studio.dataset, meaning: 'Its dataset.' },
      {
        name: 'SANITY_STUDIO_API_HOST',
        meaning: "Its content API, when it is not Sanity's own.",
      },
      {
        name: 'SANITY_STUDIO_PREVIEW_URL',
        meaning: 'The site that Presentation shows.',
      },
      {
        name: 'SANITY_STUDIO_INBOX_URL',
        meaning:
          'The inbox that the tool "Leads" opens, such as https://leads.example.com/inbox. A real project without it does not have that tool.',
      },
    ],
  },
  {
    title: 'Servers and secrets',
    note: 'Only on a server or in your own shell; never with the prefix `VITE_` or `SANITY_STUDIO_`.',
    variables: [
      {
        name: 'SANITY_AUTH_TOKEN',
        meaning: 'Secret: token for content:export and content:import of a real project.',
      },
      {
        name: 'SANITY_WEBHOOK_SECRET',
        meaning: "Secret that the project's webhook signs with, for npm run webhook.",
      },
      {
        name: 'LEAD_API_SITES',
        standard: leadApi.sites.join(','),
        meaning: 'Sites whose pages may send leads to npm run lead-api, separated by commas.',
      },
      {
        name: 'LEAD_API_URL',
        standard: leadApi.address,
        meaning:
          'Public address of the lead service, which signed upload addresses begin with; may have a path that a proxy removes. With https, there must be a proxy that appends the address of the visitor to `X-Forwarded-For`.',
      },
      { name: 'LEAD_API_PORT', standard: leadApi.port, meaning: 'Its port.' },
      {
        name: 'LEAD_API_DIR',
        standard: leadApi.folder,
        meaning:
          'Folder of its database and uploads: back it up, and do not let anyone else read it.',
      },
      {
        name: 'LEAD_API_INBOX_SECRET_HASH',
        meaning:
          'The people who may open the inbox, separated by commas, as node lead-api/node/new-secret.ts NAME prints them.',
      },
      { name: 'LEAD_API_WEBHOOK_URL', meaning: 'Where each lead is forwarded to.' },
      {
        name: 'LEAD_API_WEBHOOK_SECRET',
        meaning: 'Secret that forwarded leads are signed with, base64 of at least 24 bytes.',
      },
      {
        name: 'LEAD_API_SMTP_URL',
        meaning:
          'Or the mail server that forwards leads, with the sender and the recipients: smtps://user:password@mail.example.com?from=site@example.com&to=sales@example.com,desk@example.com. Only for npm run lead-api.',
      },
      {
        name: 'LEAD_API_RETENTION_DAYS',
        meaning:
          'Days until a lead is deleted. Empty: a lead is kept until somebody deletes it in the inbox.',
      },
    ],
  },
]

/** A variable that `shared/environment.ts` describes in the middle of a sentence. */
function describe([name, purpose]: [string, string]): Variable {
  const meaning = `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}.${advice[name] ?? ''}`
  return { name, meaning }
}

/** `.env.example`: every variable with its default, commented out. */
export function environmentExample(): string {
  const groups = environment.map(({ title, note, variables }) =>
    [
      `# --- ${title}`,
      ...comment(note),
      ...variables.flatMap(({ name, standard = '', meaning }) => [
        ...comment(meaning),
        `# ${name}=${standard}`,
      ]),
    ].join('\n'),
  )
  return [
    '# Generated by npm run typegen. Copy to .env and set what you need; variables of the shell win.\n# With nothing set, everything runs against the sandbox on this machine.',
    ...groups,
  ]
    .join('\n\n')
    .concat('\n')
}

/** `docs/reference/environment.md`. */
export function environmentReference(): string {
  const groups = environment.map(({ title, note, variables }) => {
    const rows = variables.map(({ name, standard = '', meaning }) => [
      `\`${name}\``,
      standard === '' ? '' : `\`${standard}\``,
      meaning,
    ])
    return `## ${title}\n\n${note}\n\n${table([['variable', 'default', 'meaning'], ...rows])}`
  })
  return [
    '<!-- Generated by npm run typegen; do not edit -->',
    '# Environment',
    'Every variable, from the shell or from `.env` (the shell wins). The site does not read an environment at run time: changing a variable takes a new build.',
    ...groups,
    '## Hosts of the forms',
    "[The reference of the forms](forms.md) lists what each of them needs. A build asks the CMS which forms are not used. It then neither requires the variables that only they need nor names these hosts in the content security policy, and the health page does not check them. A message of such a form that still waits on a visitor's device is not sent any more: it stays there, and the stored details on `/policy` name it.",
  ]
    .join('\n\n')
    .replace(/\n*$/, '\n')
}

function comment(text: string): string[] {
  const lines = text.replaceAll('`', '').match(/.{1,98}(?:\s|$)/g) ?? []
  return lines.map((line) => `# ${line.trimEnd()}`)
}
