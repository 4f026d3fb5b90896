import { html } from 'hono/html'
import { Hono } from 'hono'
import { CALLS } from '#lead-api/calls/calls.ts'
import { digestMail } from '#lead-api/forwarding/digest.ts'
import { testLead } from '#lead-api/forwarding/test-lead.ts'
import { answerMail } from '#lead-api/mails/answer-mail.ts'
import { answerWordsIn, answerWordsQuery } from '#shared/leads/answer-words.ts'
import { recordsIn } from '#shared/json.ts'
import { formNames, isFormName } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { runQuery } from '#sandbox/content-api/groq.ts'
import type { Context } from 'hono'
import type { FormName } from '#shared/leads/forms.ts'
import type { Mail } from '#lead-api/mails/mail.ts'
import type { Store } from '#sandbox/content-api/store.ts'

/** In the place of a line that editors have not written, which switches the answer off. */
const NO_LINE = '(Switched off: this line is empty in the CMS.)'

/** `/mails`: how the emails of the lead service look, with the words of the CMS as they are now. */
export function mailRoutes(store: Store): Hono {
  const routes = new Hono()
  routes.get('/mails', (context) => {
    const languages = recordsIn(words()).map(({ language }) => String(language))
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Emails of the lead service</title>
          <main>
            <h1>Emails of the lead service</h1>
            <ul>
              <li>
                To the team, once an hour: <a href="/mails/team">as HTML</a>,
                <a href="/mails/team.txt">as text</a>
              </li>
              ${formNames.flatMap((form) =>
                languages.map(
                  (language) =>
                    html`<li>
                      ${definitions[form].inboxName}, ${language}:
                      <a href="/mails/${form}/${language}">as HTML</a>,
                      <a href="/mails/${form}/${language}.txt">as text</a>
                    </li>`,
                ),
              )}
            </ul>
          </main>
        </html>`,
    )
  })
  routes.get('/mails/:file{team(\\.txt)?}', async (context) =>
    show(context, await teamMail(new URL('/inbox', context.req.url).href)),
  )
  routes.get('/mails/:form/:file', async (context) => {
    const { form, file } = context.req.param()
    const [language = ''] = file.split('.')
    const mail = isFormName(form) ? await answerFor(form, language) : undefined
    if (!mail) return context.text('This form does not ask for an email address.', 404)
    return show(context, mail)
  })

  function words(): unknown {
    const view = store.view({ perspective: 'published', isAnonymous: true })
    return runQuery({ query: answerWordsQuery, params: {}, view })
  }

  async function answerFor(form: FormName, language: string): Promise<Mail | undefined> {
    const found = answerWordsIn(words(), form, language, NO_LINE)
    const id = '5af229c9-0000-4000-8000-000000000000'
    const lead = { id, idempotencyKey: id, receivedAt: new Date().toISOString() }
    return found && answerMail({ ...lead, body: CALLS[form].example }, found, '')
  }
  return routes
}

function show(context: Context, mail: Mail): Response | Promise<Response> {
  if (context.req.path.endsWith('.txt'))
    return context.text(`Subject: ${mail.subject}\n\n${mail.text}`)
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  return context.html(mail.html ?? '')
}

/** What the team gets of a lead of each form. */
function teamMail(inbox: string): Promise<Mail> {
  const leads = formNames.map((call) => ({ ...testLead(), call, body: CALLS[call].example }))
  const oldest = new Date(Date.now() - 26 * 60 * 60 * 1000).toISOString()
  return digestMail(leads, { count: 2, oldest, suspected: 3 }, [], inbox)
}
