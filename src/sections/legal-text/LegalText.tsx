import { textParts } from '#shared/text-parts.ts'
import { t } from '#shared/words/words.ts'
import { shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { Prose } from '#src/ui/prose/Prose.tsx'
import { CardGrid, Split } from '#src/ui/grid/Grid.tsx'
import styles from './LegalText.module.css'

const StoredDetails = lazy(
  'stored-details',
  () => import('#src/forms/stored/StoredDetails.tsx'),
  'StoredDetails',
)

/** A legal text, and below it the details that this browser stores about the visitor. */
export function LegalText({ section }: { section: Section<'legalText'> }) {
  // The build knows nothing about the visitor, so this is never prerendered.
  const { settings } = useSuspenseQuery(shell).data
  const details = useLazy(StoredDetails, true)
  return (
    <>
      <LegalBody section={section} />
      {details.state === 'ready' ? <details.Component reach={settings} /> : null}
    </>
  )
}

/** A legal text: its contents, its key facts, and its numbered sections. */
export function LegalBody({ section }: { section: Section<'legalText'> }) {
  const { lead, page } = section
  const { intro, parts } = textParts(page.body)
  const facts = page.facts ?? []
  return (
    <Band as="div">
      <Split className={styles.row}>
        {parts.length > 0 ? (
          <nav
            className={`links ${styles.contents}`}
            data-ruled
            data-screen-only
            aria-labelledby={`${section._key}-contents`}
          >
            <h2 className="title underlined" id={`${section._key}-contents`}>
              {t().sections.contents}
            </h2>
            <ol className="plain">
              {parts.map(({ id, title }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <b>{index + 1}</b>
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div>
          {facts.length > 0 ? (
            <CardGrid columns={3} className={styles.facts}>
              {facts.map((fact) => (
                <li className="card stone" key={fact._key}>
                  <b className="title">{fact.title}</b> {fact.text}
                </li>
              ))}
            </CardGrid>
          ) : null}
          {lead ? <p className={`note ${styles.lead}`}>{lead}</p> : null}
          {intro.length > 0 ? (
            <div className={styles.part}>
              <Prose value={intro} />
            </div>
          ) : null}
          {parts.map(({ id, title, body }, index) => (
            <section className={styles.part} id={id} key={id}>
              <h2 className={`title ${styles.title}`}>
                {index + 1}. {title}
              </h2>
              <Prose value={body} />
            </section>
          ))}
        </div>
      </Split>
    </Band>
  )
}
