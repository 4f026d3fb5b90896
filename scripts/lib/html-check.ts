import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A fieldset here is named by aria-label, which axe asks for, or groups nothing: it only disables.
      'wcag/h71': 'off',
    },
  }),
)

/** What is wrong with a page's markup, one sentence each; none where it is sound HTML. */
export async function htmlFaults(file: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${message} (${ruleId})`,
    ),
  )
}
