import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Spellings of React, which browsers read alike; its ids begin with a sign of its own.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // A number may break where its column is narrower than the number.
      'tel-non-breaking': 'off',
      'valid-id': ['error', { relaxed: true }],
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
