import { createHash } from 'node:crypto'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { SAMPLE_ORIGIN } from '#lead-api/types.ts'
import { settingOf } from '#lead-api/store/sql.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { SpamReason } from '#lead-api/types.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A lead that nobody has sent; all of its people and companies are invented. */
export interface Sample {
  /** Minutes ago, or a day ago and its time in UTC. */
  at: number | [daysAgo: number, time: string]
  form: FormName
  page: string
  body: Record<string, unknown>
  first?: string
  language?: string
  campaign?: string
  /** `utm_source`. */
  via?: string
  referrer?: string
  reason?: SpamReason
}

/** Adds the samples to a database that has not had them yet, at times relative to now. */
export async function addSamples(sql: Sql): Promise<void> {
  const mark = crypto.randomUUID()
  if ((await settingOf(sql, 'samples', () => mark)) !== mark) return
  const leads = createLeadStore(sql)
  const all = SAMPLES.map((sample) => ({ ...sample, receivedAt: timeOf(sample.at) }))
  for (const sample of all.toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1))) {
    const { form, page, body, first = page, language = 'en', campaign, via, referrer } = sample
    const idempotencyKey = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    await leads.add({
      call: form,
      idempotencyKey,
      headers: { origin: SAMPLE_ORIGIN, authorization: null, contentType: 'application/json' },
      language,
      source: {
        first,
        page,
        utm: { ...(via && { source: via }), ...(campaign && { campaign }) },
        referrer: referrer ?? null,
      },
      reason: sample.reason ?? null,
      body,
      answer: { status: 200, body: {} },
    })
    await sql.run(
      'UPDATE leads SET received_at = ? WHERE idempotency_key = ?',
      sample.receivedAt,
      idempotencyKey,
    )
  }
}

function timeOf(at: Sample['at']): string {
  if (typeof at === 'number') return new Date(Date.now() - at * MINUTE).toISOString()
  const [daysAgo, time] = at
  return `${new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`
}

type Who = [first: string, last: string, email: string]

function demo(who: Who, businessName: string, phone: string, description?: string) {
  const [firstName, lastName, email] = who
  const body = {
    businessName,
    firstName,
    lastName,
    email,
    phone,
    ...(description && { description }),
  }
  return { form: 'demo' as const, body }
}

function funding(
  who: Who,
  role: string,
  [countryCode, phone]: [string, string],
  [businessName, businessEmail]: [string, string],
  [country, state]: [string, string],
  [currency, amount]: [string, number],
  projectDescription: string,
) {
  const [firstName, lastName, email] = who
  const company = { businessName, businessEmail, projectDescription, country, state }
  const person = { firstName, lastName, email, role, phone, countryCode }
  return { form: 'funding' as const, body: { ...company, currency, amount, ...person } }
}

function waitlist(
  who: Who,
  phoneNumber: string,
  residentCountry: string,
  buildCountry: string,
  purpose: string,
  comment?: string,
) {
  const [firstName, lastName, email] = who
  const place = { phoneNumber, residentCountry, buildCountry, purpose }
  const body = { firstName, lastName, email, ...place, ...(comment && { comment }) }
  return { form: 'waitlist' as const, body }
}

function message([firstName, lastName, email]: Who, description: string) {
  return { form: 'contact' as const, body: { firstName, lastName, email, description } }
}

function question([firstname, lastname, email]: Who, text: string) {
  const timestamp = '2025-01-31T12:00:00.000Z'
  return {
    form: 'inline-contact' as const,
    body: { firstname, lastname, email, message: text, timestamp },
  }
}

const profile = (linkedInUrl: string) => ({ form: 'profile' as const, body: { linkedInUrl } })

const OFFER =
  'We place your company in 400 business directories this week. Answer with YES and we begin.'
const DIRECTORIES = [
  'Alex',
  'Brian',
  'Cathy',
  'Derek',
  'Emily',
  'Frank',
  'Gloria',
  'Harry',
  'Irene',
  'Jack',
  'Kelly',
  'Liam',
]

export const SAMPLES: readonly Sample[] = [
  {
    at: 6,
    page: '/developer',
    first: '/ar',
    campaign: 'ramadan',
    via: 'instagram',
    referrer: 'l.instagram.com',
    ...funding(
      ['فاطمة الزهراء', 'إبراهيم', 'fatima@alwaha.example'],
      'Owner or founder',
      ['+44', '2079460142'],
      ['شركة الواحة للتطوير العقاري', 'info@alwaha.example'],
      ['Nigeria', 'Kano'],
      ['NGN', 240_000_000],
      'مجمّع سكني من 36 شقة في كانو. الأرض مسجّلة باسم الشركة ونبحث عن تمويل على مراحل.',
    ),
  },
  {
    at: 21,
    page: '/schedule-call',
    campaign: 'ramadan',
    via: 'whatsapp',
    ...waitlist(
      ['Siobhán', 'Achieng O’Connor-Wafula', 'siobhan@mail.example'],
      '441614960177',
      'United Kingdom',
      'Kenya',
      'New Build',
      'Plot in Kisumu, drawings are approved. I can travel in March.',
    ),
  },
  {
    at: 48,
    page: '/fr/preteurs',
    language: 'fr',
    campaign: 'ramadan',
    via: 'email',
    ...demo(
      ['Marie-Claire', 'Uwimana Mukeshimana', 'mc.uwimana@habitatdurable.example'],
      'Habitat Durable des Mille Collines SARL',
      '+250788555014',
      'Nous suivons douze chantiers. Comment un versement est-il arrêté quand un contrôle échoue ?',
    ),
  },
  {
    at: 126,
    page: '/developer',
    first: '/owner',
    campaign: 'ramadan',
    via: 'whatsapp',
    referrer: 'news.example',
    ...funding(
      ['Oluwaseun', 'Adebayo-Williams', 'oluwaseun@savannacrest.example'],
      'Director',
      ['+234', '8035550142'],
      ['Savanna Crest Developments Ltd', 'projects@savannacrest.example'],
      ['Nigeria', 'Federal Capital Territory'],
      ['NGN', 185_000_000],
      '28 terraces of four bedrooms in Gwarinpa. Foundations are in. We need finance for structure and roofs, released by milestone.',
    ),
  },
  {
    at: [7, '13:05'],
    page: '/schedule-call',
    ...waitlist(
      ['Oluwaseun', 'Adebayo-Williams', 'oluwaseun@savannacrest.example'],
      '2348035550142',
      'Nigeria',
      'Nigeria',
      'New Build',
    ),
  },
  {
    at: 190,
    page: '/lender',
    referrer: 'www.google.com',
    ...demo(['Kwesi', 'Adomako-Bia', 'kwesi@umoro.example'], 'Umoro Homes', '+233245550161'),
  },
  { at: 245, page: '/about-us', ...profile('linkedin.com/in/jean-bosco-habimana') },
  {
    at: 300,
    page: '/referral',
    campaign: 'diaspora-uk',
    via: 'facebook',
    ...question(
      ['Grace', 'Mensah', 'grace.mensah@mail.example'],
      'My brother looks after the site. Can he get the reports as well as me?',
    ),
  },
  {
    at: [1, '15:31'],
    page: '/lender',
    campaign: 'ramadan',
    via: 'email',
    ...demo(
      ['Ruth', 'Mwende Kilonzo', 'ruth.kilonzo@lakeview.example'],
      'Lakeview Teachers Sacco',
      '+254712555018',
      'How a release is stopped when a check fails. Our credit committee will be on the call, six people.',
    ),
  },
  {
    at: [1, '13:02'],
    page: '/lender',
    campaign: 'ramadan',
    via: 'email',
    ...demo(
      ['Hajiya Maryam', 'Sani Abubakar', 'maryam@taj.example'],
      'Taj Interest-Free Finance',
      '+2348055550119',
    ),
  },
  {
    at: [1, '08:47'],
    page: '/enterprise',
    campaign: 'ramadan',
    via: 'linkedin',
    ...demo(
      ['Joseph', 'Kipchumba arap Langat', 'joseph@riftvalley.example'],
      'Rift Valley Housing Cooperative',
      '+254720555033',
    ),
  },
  {
    at: [1, '19:40'],
    page: '/fr/promoteurs',
    language: 'fr',
    ...funding(
      ['Jean-Paul', 'Niyonzima', 'jp@kivulake.example'],
      'Director',
      ['+250', '788555027'],
      ['Kivu Lake Estates', 'contact@kivulake.example'],
      ['Rwanda', 'Western'],
      ['USD', 1_250_000],
      'Vingt-deux villas au bord du lac Kivu, permis obtenu, premier lot déjà vendu.',
    ),
  },
  {
    at: [1, '17:05'],
    page: '/schedule-call',
    first: '/finance',
    campaign: 'diaspora-ca',
    via: 'facebook',
    referrer: 'm.facebook.com',
    ...waitlist(
      ['Wanjiku', 'Kamau-Njoroge', 'wanjiku@mail.example'],
      '14035550148',
      'Canada',
      'Kenya',
      'Renovation',
      'My mother lives in the house while you work. Can the rooms be done one after another?',
    ),
  },
  {
    at: [1, '10:12'],
    page: '/contact',
    ...message(
      ['Thomas', 'Gakuru Kariuki', 'thomas@mail.example'],
      'Do you work in Nakuru, and who checks the foundations there?',
    ),
  },
  {
    at: [2, '09:20'],
    page: '/ar/schedule-call',
    language: 'ar',
    campaign: 'ramadan',
    via: 'instagram',
    ...waitlist(
      ['نور الهدى', 'عبد الرحمن', 'nour@mail.example'],
      '16475550173',
      'Canada',
      'Nigeria',
      'New Build',
      'أريد بناء بيت لوالديّ في كادونا.',
    ),
  },
  {
    at: [4, '11:15'],
    page: '/developer',
    ...funding(
      ['Babajide Olorunfemi', 'Akintola-Balogun', 'babajide@bab.example'],
      'Owner or founder',
      ['+234', '8095550107'],
      ['BAB Infrastructure Nigeria Limited', 'office@bab.example'],
      ['Nigeria', 'Lagos'],
      ['NGN', 1_200_000_000],
      'Sixty flats in Epe, piling finished. We look for a second lender beside our bank.',
    ),
  },
  {
    at: [5, '12:30'],
    page: '/developer',
    campaign: 'developers-q4',
    via: 'linkedin',
    referrer: 'www.linkedin.com',
    ...funding(
      ['Emmanuel Nii Armah', 'Tetteh-Quarshie', 'emmanuel@tqpartners.example'],
      'Finance lead',
      ['+233', '205550188'],
      ['Tetteh-Quarshie & Partners', 'office@tqpartners.example'],
      ['Ghana', 'Greater Accra'],
      ['USD', 410_000],
      'Nine town houses in Tema. Bills of quantities are ready, and the land title is clean.',
    ),
  },
  {
    at: [6, '08:25'],
    page: '/enterprise',
    ...demo(
      ['Abdulrahman', 'Musa Dangana', 'a.dangana@arewa.example'],
      'Arewa Cooperative Mortgage Bank',
      '+2348025550136',
    ),
  },
  {
    at: [8, '14:44'],
    page: '/contact',
    campaign: 'developers-q4',
    via: 'linkedin',
    ...message(
      ['Nana Ama', 'Serwaa Boakye-Danquah', 'nana@mail.example'],
      'We would like to use your checklists in a course for site supervisors.\nWhom may I ask?',
    ),
  },
  {
    at: [10, '16:08'],
    page: '/fr/schedule-call',
    language: 'fr',
    campaign: 'diaspora-fr',
    via: 'facebook',
    ...waitlist(
      ['Aïssatou', 'Diallo', 'aissatou@courriel.example'],
      '33612345678',
      'France',
      'Senegal',
      'New Build',
      'Terrain à Thiès, avec titre foncier.',
    ),
  },
  { at: [11, '09:00'], page: '/about-us', ...profile('linkedin.com/in/temitope-a-ogunleye') },
  {
    at: [13, '18:20'],
    page: '/owner',
    first: '/fee-estimator',
    ...question(
      ['Samuel', 'Osei', 'samuel.osei@mail.example'],
      'Is the fee charged on the cost of the land too?',
    ),
  },
  {
    at: [15, '07:50'],
    page: '/lender',
    referrer: 'www.google.com',
    ...demo(
      ['Sipho', 'Dlamini', 'sipho@umkhonto.example'],
      'Umkhonto Building Society',
      '+27825550144',
      'Please show the view of a credit committee.',
    ),
  },
  {
    at: [17, '20:15'],
    page: '/schedule-call',
    campaign: 'diaspora-uk',
    via: 'facebook',
    ...waitlist(
      ['Chidinma', 'Okeke', 'chidinma@mail.example'],
      '447700900142',
      'United Kingdom',
      'Nigeria',
      'Renovation',
    ),
  },
  {
    at: [20, '10:40'],
    page: '/developer',
    campaign: 'developers-q4',
    via: 'newsletter',
    ...funding(
      ['Lindiwe', 'Nkosi', 'lindiwe@baobab.example'],
      'Project manager',
      ['+27', '835550171'],
      ['Baobab Student Homes', 'build@baobab.example'],
      ['South Africa', 'Gauteng'],
      ['USD', 2_300_000],
      'Two hundred beds for students near the university, in two phases.',
    ),
  },
  {
    at: [23, '13:13'],
    page: '/fr/contact',
    language: 'fr',
    ...message(
      ['Koffi', 'Agbeko', 'koffi@courriel.example'],
      'Bonjour, travaillez-vous aussi au Togo ?',
    ),
  },
  {
    at: [27, '09:35'],
    page: '/schedule-call',
    campaign: 'diaspora-ca',
    via: 'facebook',
    ...waitlist(
      ['Blessing', 'Eze', 'blessing@mail.example'],
      '13065550155',
      'Canada',
      'Nigeria',
      'New Build',
      'Three bedrooms in Enugu, no hurry.',
    ),
  },
  {
    at: [31, '15:55'],
    page: '/enterprise',
    ...demo(['Halima', 'Yusuf', 'halima@northgate.example'], 'Northgate Estates', '+2348065550128'),
  },
  {
    at: [36, '11:30'],
    page: '/developer',
    ...funding(
      ['Daniel', 'Wekesa', 'daniel@uzima.example'],
      'Advisor',
      ['+254', '722555090'],
      ['Uzima Properties', 'hello@uzima.example'],
      ['Kenya', 'Nairobi City'],
      ['USD', 640_000],
      'Twenty-four flats in Ruaka, foundation is done.',
    ),
  },
  {
    at: [41, '08:05'],
    page: '/contact',
    referrer: 'www.bing.com',
    ...message(
      ['Esther', 'Namukasa', 'esther@mail.example'],
      'Can I visit a finished house in Kampala?',
    ),
  },
  {
    at: 9,
    page: '/contact',
    reason: 'trap',
    ...message(
      ['Robert', 'from RankBoost', 'robert@rankboost.example'],
      'Hello dear, we put your website on the first page of the search within 14 days.',
    ),
  },
  {
    at: [2, '03:10'],
    page: '/owner',
    reason: 'fast',
    ...question(['Test', 'Test', 'qwe@mail.example'], 'hello hello'),
  },
  {
    at: [3, '04:44'],
    page: '/contact',
    reason: 'links',
    ...message(
      ['Ivan', 'P', 'ivan@cheap.example'],
      'https://cheap.example/a https://cheap.example/b',
    ),
  },
  ...DIRECTORIES.map((name, index): Sample => ({
    at: [1, `02:${String(10 + index * 3)}`],
    page: '/contact',
    reason: 'same-text',
    ...message([name, 'Directory', `${name.toLowerCase()}@directory-${index + 1}.example`], OFFER),
  })),
]
