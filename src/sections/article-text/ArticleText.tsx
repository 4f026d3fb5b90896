import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { whatsAppAddress } from '#shared/contact.ts'
import { formatDay } from '#shared/dates.ts'
import { textParts } from '#shared/text-parts.ts'
import type { TextPart } from '#shared/text-parts.ts'
import { t } from '#shared/words/words.ts'
import { hosts } from '#src/config/hosts.ts'
import { shell } from '#src/content/cache.ts'
import type { Section } from '#src/content/types.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import { ActionRow, Button, ButtonLink, LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Byline } from '#src/sections/guide-list/Byline.tsx'
import { GuideCards } from '#src/sections/guide-list/GuideCards.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { Prose } from '#src/ui/prose/Prose.tsx'
import { guideParts } from './parts.tsx'
import styles from './ArticleText.module.css'

/** A guide: its contents, its text, who wrote it, and what to read next. */
export function ArticleText({ section, page = [] }: SectionProps<'articleText'>) {
  const { body, related } = section
  const head = page.find(({ _type }) => _type === 'article')
  const { parts } = textParts(body)
  const ids = new Map(parts.map(({ heading, id }) => [heading, id]))
  return (
    <>
      <Band as="div" className={styles.page}>
        <Contents of={parts} />
        <article>
          <Prose value={body} long ids={ids} parts={guideParts} />
          {head?._type === 'article' ? <End of={head.guide} /> : null}
        </article>
      </Band>
      {related.length > 0 ? (
        <Band ground="render" className={styles.related}>
          <HeadRow heading={t().guides.readOn} />
          <GuideCards of={related} />
        </Band>
      ) : null}
    </>
  )
}

/** Folded on phones, beside the text from 67.5em. */
function Contents({ of: parts }: { of: TextPart[] }) {
  if (parts.length === 0) return <div />
  const list = (
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={`small links ${styles.contents}`} data-ruled data-screen-only>
      <details>
        <summary>
          {t().sections.contents}
          <Icon name="chevron-down" />
        </summary>
        {list}
      </details>
      <nav aria-label={t().sections.contents}>
        <p className="strong underlined">{t().sections.contents}</p>
        {list}
      </nav>
    </div>
  )
}

function End({
  of: { title, path, author, reviewedAt, link },
}: {
  of: Section<'article'>['guide']
}) {
  const { settings } = useSuspenseQuery(shell).data
  const address = `${hosts.site}${path}`
  // That the link is copied, or the link where the browser does not copy.
  const [told, setTold] = useState('')
  return (
    <div className={`stack-joint ${styles.end}`} data-address={address}>
      <section className="card stack-4">
        <h2 className="visually-hidden">{t().guides.author}</h2>
        {author ? <Byline of={author} /> : <b>{settings?.title}</b>}
        <p>
          {reviewedAt ? `${t().guides.reviewed(formatDay(reviewedAt))}. ` : null}
          {link ? (
            <LinkedText text={t().guides.wrong}>
              {(words) => <SmartLink to={link}>{words}</SmartLink>}
            </LinkedText>
          ) : null}
        </p>
      </section>
      <section className="card stack-4" data-screen-only>
        <h2 className="title subtitle">{t().guides.handOn}</h2>
        <div>
          <ActionRow>
            <ButtonLink
              href={whatsAppAddress(null, `${title} ${address}`)}
              rel="noopener"
              variant="secondary"
            >
              <WhatsAppIcon />
              {t().share.whatsApp}
            </ButtonLink>
            <span className="cluster" data-needs-script>
              <CopyButton
                text={() => address}
                variant="transparent"
                onCopied={() => setTold(t().share.copied)}
                onRefused={setTold}
              >
                {t().estimate.copy}
              </CopyButton>
              <Button variant="transparent" data-replay onClick={() => print()}>
                {t().guides.print}
              </Button>
            </span>
          </ActionRow>
          <p role="status" className="small note">
            {told}
          </p>
        </div>
      </section>
    </div>
  )
}
