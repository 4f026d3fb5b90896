import type { Parts } from './template-parts.ts'

interface Section {
  _key: string
  _type: string
  [field: string]: unknown
}

const create = {
  _type: 'action',
  label: 'Create a Project',
  to: { _type: 'link', href: 'auth:/project-owner/signup' },
}
const demo = { _type: 'action', label: 'Book a Demo', opens: 'demo' }

/** A page that leads to a new project: for owners and developers. */
export function projectPage({ cards, projects, contact }: Parts): Section[] {
  return [
    {
      _key: 'hero',
      _type: 'hero',
      heading: 'Build it from wherever you are.',
      lead: 'Create your project in about 7 minutes, invite verified contractors to bid, and see what every naira did.',
      actions: [
        { _key: 'create', ...create },
        { _key: 'iam', _type: 'action', label: 'Learn More', opens: 'iam' },
      ],
      noteIcon: 'clock',
      noteText: 'Sign up in 5 to 10 minutes',
      brick: 'Project funds 100% insured',
      tone: 'laterite',
    },
    {
      _key: 'steps',
      _type: 'steps',
      heading: 'From plot to keys',
      items: [
        step('Create the project', 'Say what you want to build, where, and for how much.'),
        step('Choose who builds it', 'Receive bids online and compare them like for like.'),
        step('Pay for what you see', 'Link each release of funds to a milestone you can check.'),
      ],
    },
    ...withMembers('benefits', 'cards', cards, { heading: 'What you get' }),
    ...withMembers('projectsCarousel', 'projects', projects, {
      heading: 'Build with confidence any where in Africa',
      note: 'Illustrative renders of sample projects.',
    }),
    questions('owner', contact),
    closing('Start your project.', create),
  ]
}

/** A page that leads to a demo: for lenders and enterprises. */
export function demoPage({ cards, features, voices, contact }: Parts): Section[] {
  return [
    {
      _key: 'hero',
      _type: 'hero',
      heading: 'Every project you fund, on one screen.',
      lead: 'Budget, procurement, quality and progress, tracked in real time, and money released against work you can see.',
      actions: [{ _key: 'demo', ...demo }],
      tone: 'bush',
    },
    ...withMembers('featureTabs', 'features', features, {
      heading: 'The whole site, in your hand',
      tone: 'light',
    }),
    ...withMembers('benefits', 'cards', cards, { heading: 'What you get' }),
    ...withMembers('testimonials', 'items', voices, { heading: 'What people say' }),
    questions('lender', contact),
    closing('Watch one site with us.', demo),
  ]
}

/** A page to read. */
export function textPage(): Section[] {
  return [
    { _key: 'title', _type: 'pageTitle', tone: 'plaster' },
    { _key: 'text', _type: 'richText' },
  ]
}

/** An empty list would make the page invalid, so it is left out. */
function withMembers(
  type: string,
  field: string,
  ids: string[],
  fields: Record<string, unknown>,
): Section[] {
  if (ids.length === 0) return []
  const members = ids.map((id) => ({ _key: id, _type: 'reference', _ref: id }))
  return [{ _key: type, _type: type, ...fields, [field]: members }]
}

function questions(audience: string, contact: string): Section {
  const page = { _type: 'reference', _ref: contact, _weak: true }
  const to = { _type: 'link', ...(contact === '' ? { href: '/contact' } : { page }) }
  const action = { _type: 'action', label: 'Ask a Question', to }
  return { _key: 'questions', _type: 'faqList', heading: 'Questions, answered', audience, action }
}

function closing(heading: string, action: Record<string, unknown>): Section {
  const message = 'Hello. I have a question.'
  return { _key: 'closing', _type: 'closingBand', heading, action, message }
}

function step(title: string, body: string): Section {
  return { _key: title.toLowerCase().replaceAll(' ', '-'), _type: 'step', title, body }
}
