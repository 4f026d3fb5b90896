import { paths } from '#shared/paths.ts'
import { usePrefix } from '#src/browser/language.ts'
import { page, shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Section } from '#src/content/types.ts'
import { FormSlot } from '#src/forms/form/FormSlot.tsx'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { WaitlistFields, WaitlistTextsContext } from '#src/forms/waitlist/WaitlistFields.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { houseOutline } from '#src/sections/welcome/Welcome.tsx'
import { PageFrame } from './ContentPage.tsx'
import { Sections } from './Sections.tsx'
import styles from './ScheduleCall.module.css'

const WaitlistForm = lazy('waitlist-form', () => import('#src/forms/all-forms.ts'), 'WaitlistForm')

/** `/schedule-call`: the waitlist's promises, its form beside them, and the editor's sections below. */
export function ScheduleCall() {
  const { settings } = useSuspenseQuery(shell).data
  const path = usePrefix() + paths.scheduleCall
  const result = useSuspenseQuery(page(path)).data
  const content = result.kind === 'page' ? result.page : null
  const hero = content?.sections.find((section) => section._type === 'hero')
  const texts = content?.waitlist?.waitlist
  return (
    <PageFrame path={path} content={hero ? content : null}>
      {content && hero ? (
        <>
          <div className={styles.row}>
            <Promises hero={hero} />
            <div className={styles.form}>
              {texts ? (
                <div className="stack-2 below-4">
                  <h2>{texts.heading}</h2>
                  <Lead>{texts.lead}</Lead>
                </div>
              ) : null}
              <WaitlistTextsContext value={texts ?? null}>
                <ReceiptContext value={{ texts: texts?.receipt, reach: settings }}>
                  <FormSlot name="waitlist" form={WaitlistForm}>
                    <WaitlistFields />
                  </FormSlot>
                </ReceiptContext>
              </WaitlistTextsContext>
            </div>
          </div>
          <RestOfStyles />
          <Sections of={content.sections.filter((section) => section !== hero)} below />
        </>
      ) : null}
    </PageFrame>
  )
}

const icons = ['cash', 'clock', 'shield']

/** The page's title, its promises, one per line of the editor's text, and the house to come. */
function Promises({ hero }: { hero: Section<'hero'> }) {
  const points = (hero.lead ?? '').split('\n').flatMap((line) => line.trim() || [])
  return (
    <div className={styles.side} data-ground="dark">
      <h1 className={styles.heading}>{hero.heading}</h1>
      <ul className={`stack-3 ${styles.points}`}>
        {points.map((point, index) => (
          <li className="row-3" key={point}>
            <Icon name={icons[index] ?? 'tick'} />
            {point.replace(/\.$/, '')}
          </li>
        ))}
      </ul>
      <figure className={styles.house}>
        <figcaption className="small">{hero.caption}</figcaption>
        <svg viewBox="76 -4 468 331" aria-hidden="true">
          <path d={houseOutline} />
          <path className={styles.place} d="M125 312h46v15h-46z" />
        </svg>
      </figure>
    </div>
  )
}
