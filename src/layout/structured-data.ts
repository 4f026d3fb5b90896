import { hosts } from '#src/config/hosts.ts'
import type { PageData } from '#src/content/cache.ts'

/** Objects of schema.org that describe a page: the organisation, and its questions if it has any. */
export function structuredData({ shell, page }: PageData): object[] {
  const organisation = shell.settings
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: shell.settings.title,
          description: shell.settings.description,
          url: hosts.site,
          email: shell.settings.email,
          telephone: shell.settings.phone,
          sameAs: shell.settings.social?.map((profile) => profile.url),
        },
      ]
    : []
  const questions = (page?.sections ?? []).flatMap((section) =>
    section._type === 'faqList' ? section.items : [],
  )
  if (questions.length === 0) return organisation
  return [
    ...organisation,
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}

interface Block {
  children?: Array<{ text?: string }>
}

function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.children ?? []).map((child) => child.text ?? '').join(''))
    .join('\n')
}
