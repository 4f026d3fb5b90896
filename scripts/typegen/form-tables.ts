import { readFile } from 'node:fs/promises'
import { Schema } from 'yup'
import { interpret } from '#shared/leads/definition.ts'
import type { LeadAnswer } from '#shared/leads/definition.ts'
import { formHostVariables, formNames, leadForms } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { en } from '#shared/words/en.ts'
import { setWords, t } from '#shared/words/words.ts'

/** The tables of the forms and of their calls, by the documents that contain them. */
const tables: Record<string, Record<string, () => string[][]>> = {
  'docs/reference/forms.md': { forms: formRows, messages: messageRows },
  'docs/reference/api-calls.md': { calls: callRows, answers: answerRows },
}

/**
 * The documents with their tables written anew, each between `<!-- generated: name -->` and
 * `<!-- end -->`.
 */
export async function generateFormTables(root: string): Promise<{ path: string; text: string }[]> {
  setWords(en)
  return Promise.all(
    Object.entries(tables).map(async ([path, rowsOf]) => {
      let text = await readFile(`${root}/${path}`, 'utf8')
      for (const [name, rows] of Object.entries(rowsOf)) {
        const block = new RegExp(`(<!-- generated: ${name} -->\n\n)[\\s\\S]*?(\n\n<!-- end -->)`)
        if (!block.test(text)) throw new Error(`${path} has no place for the table "${name}".`)
        text = text.replace(block, (_, start: string, end: string) => start + table(rows()) + end)
      }
      return { path, text }
    }),
  )
}

function formRows(): string[][] {
  const rows = formNames.map((form) => {
    const { hosts, place } = leadForms[form]
    const { title, without = 'nobody sees the dialog and the buttons that open it.' } =
      definitions[form]
    const where =
      'dialog' in place
        ? `dialog "${t().dialog[place.dialog]}"`
        : code('page' in place ? place.page : `section ${place.section}`)
    return [code(form), title, where, list(hosts.map((host) => formHostVariables[host])), without]
  })
  return [['form', 'in the Studio', 'where', 'needs', 'switched off'], ...rows]
}

function messageRows(): string[][] {
  const rows = formNames.flatMap((form) =>
    Object.entries(definitions[form].rules.fields).flatMap(([field, rule]) =>
      messagesOf(rule).map((message) => [code(form), code(field), message]),
    ),
  )
  return [['form', 'field', 'message'], ...rows]
}

function messagesOf(rule: unknown): string[] {
  if (!(rule instanceof Schema)) return []
  const tests = rule.tests.map(({ OPTIONS }) => OPTIONS?.message)
  const texts: unknown[] = tests.map((message) =>
    typeof message === 'function' ? Reflect.apply(message, undefined, []) : message,
  )
  return [...new Set(texts.filter((text) => typeof text === 'string'))]
}

function callRows(): string[][] {
  const rows = formNames.map((form) => {
    const { host, path, body, success } = definitions[form].call
    const fields = Object.entries(body.describe().fields)
    const names = (isOptional: boolean) =>
      list(
        fields.flatMap(([name, field]) =>
          ('optional' in field && field.optional) === isOptional ? [name] : [],
        ),
      )
    const address = code(`{${formHostVariables[host]}}${path}`)
    return [code(form), address, names(false), names(true), String(success ?? '200–299')]
  })
  return [['call', 'address', 'body', 'left out when empty', 'success'], ...rows]
}

function answerRows(): string[][] {
  const said = { message: 'What the host says' }
  const rows = formNames.map((form) => [
    code(form),
    told(form, { kind: 'response', status: definitions[form].call.success ?? 200, body: said }),
    told(form, { kind: 'response', status: 400, body: said }),
    told(form, { kind: 'response', status: 500, body: undefined }),
    told(form, { kind: 'offline' }),
  ])
  return [['call', 'success', '400 with `message`', '500 without a body', 'no connection'], ...rows]
}

function told(form: FormName, answer: LeadAnswer): string {
  return interpret(definitions[form].call, answer).text ?? ''
}

function code(text: string): string {
  return `\`${text}\``
}

function list(names: readonly string[]): string {
  return names.map(code).join(', ')
}

/** A Markdown table whose columns are as wide as their longest cell, as the formatter writes it. */
function table(rows: string[][]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n')
}
