import { paths } from '#shared/paths.ts'
import { openedDialogs } from '#src/browser/dialog-command.ts'
import { page, shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PageContent, Section } from '#src/content/types.ts'
import { WithTexts } from '#src/forms/form/FormSlot.tsx'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { WaitlistSlot } from '#src/forms/waitlist/WaitlistFields.tsx'
import { WaitlistTextsContext } from '#src/forms/waitlist/WaitlistFields.tsx'
import { Layout } from '#src/layout/Layout.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { Seo } from '#src/seo/Seo.tsx'
import { BrickMaskedImage } from '#src/ui/brick-masked-image/BrickMaskedImage.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { Sections } from './Sections.tsx'
import styles from './ScheduleCall.module.css'

const NotFound = lazy(
  'not-found',
  () => import('./NotFound.tsx'),
  (m) => m.NotFound,
)

/** `/schedule-call`: the waitlist's promises, its form beside them, and the editor's sections below. */
export function ScheduleCall() {
  const site = useSuspenseQuery(shell).data
  const result = useSuspenseQuery(page(paths.scheduleCall)).data
  const content = result.kind === 'page' ? result.page : null
  const { settings } = site
  const hero = heroOf(content)
  return (
    <Layout
      shell={site}
      page={{
        path: paths.scheduleCall,
        signUpLabel: content?.signUpLabel ?? null,
        opens: openedDialogs(content),
        dialogs: content?.dialogs,
        learn: content?.learn ?? null,
      }}
    >
      {content && hero ? (
        <>
          <Seo
            path={paths.scheduleCall}
            title={content.title}
            seo={content.seo}
            settings={settings}
          />
          <div className={styles.row}>
            <Promises hero={hero} />
            <div className={styles.form}>
              <WithTexts of={WaitlistTextsContext} texts={content.waitlist?.waitlist}>
                <ReceiptContext
                  value={{ texts: content.waitlist?.waitlist?.receipt, reach: settings }}
                >
                  <WaitlistSlot email={settings?.email} phone={settings?.phone} />
                </ReceiptContext>
              </WithTexts>
            </div>
          </div>
          <RestOfStyles />
          <Sections of={content.sections.filter((section) => section !== hero)} below />
        </>
      ) : (
        <NotFound settings={settings} />
      )}
    </Layout>
  )
}

function heroOf(content: PageContent | null) {
  return content?.sections.find((section) => section._type === 'hero')
}

const icons = ['cash', 'clock', 'shield']

/** The page's title and its promises, one per line of the editor's text. */
function Promises({ hero }: { hero: Section<'hero'> }) {
  const points = (hero.lead ?? '').split('\n').flatMap((line) => line.trim() || [])
  return (
    <div className={styles.side} data-ground="dark">
      <h1 className={styles.heading}>{hero.heading}</h1>
      <ul className={styles.points}>
        {points.map((point, index) => (
          <li key={point}>
            <Icon name={icons[index] ?? 'tick'} />
            {point.replace(/\.$/, '')}
          </li>
        ))}
      </ul>
      {hero.image ? (
        <div className={styles.wall}>
          <BrickMaskedImage image={hero.image} brick={hero.brick} />
        </div>
      ) : null}
    </div>
  )
}
