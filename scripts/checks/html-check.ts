import { HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

/** Screen reader users go from heading to heading, so they miss a section without one. */
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
      // React's spelling, which browsers accept; its ids start with an unusual character.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // A phone number may break in a narrow column.
      'tel-non-breaking': 'off',
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** The problems of a page's markup, one sentence each; empty for valid HTML. */
export async function htmlFaults(file: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${message} (${ruleId})`,
    ),
  )
}
