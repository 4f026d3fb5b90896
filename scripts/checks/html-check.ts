import { HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

/** Whoever listens goes from heading to heading: a section without one is passed over. */
class SectionHeading extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const section of document.querySelectorAll('section')) {
        const headings = section.querySelectorAll('h1, h2, h3, h4, h5, h6')
        const hasOwn = headings.some((heading) => heading.closest(sectioning)?.isSameNode(section))
        if (!hasOwn) this.report({ node: section, message: 'Section has no heading of its own' })
      }
    })
  }
}

const sectioning = 'article, aside, nav, section'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [{ name: 'tofali', rules: { 'tofali/section-heading': SectionHeading } }],
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y'],
    rules: {
      'tofali/section-heading': 'error',
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
