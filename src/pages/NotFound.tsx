import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import { usePrefix } from '#src/browser/language.ts'
import { shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Settings } from '#src/content/types.ts'
import { PageName } from '#src/layout/Layout.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { Action, ActionRow, Button, LinkLine } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Wall } from '#src/ui/wall/Wall.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './NotFound.module.css'

/** The not-found page, for a path that neither the code nor the CMS knows. */
export function NotFound({ settings }: { settings: Settings | null }) {
  return (
    <>
      <PageName of={t().pages.notFound} settings={settings} />
      <NotFoundBand />
      <RestOfStyles />
    </>
  )
}

/** The message of the not-found page, the editor's links, and two buttons to go on. */
export function NotFoundBand() {
  const navigate = useNavigate()
  const home = usePrefix() || paths.home
  const { navigation } = useSuspenseQuery(shell).data
  // The first page of a tab has nothing to go back to.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(home))
  return (
    <Split as="section" className={`measure ${styles.row}`}>
      <div>
        <p className={`small strong ${styles.code}`}>{t().pages.notFoundCode}</p>
        <h1 className="above-2 below-4">{t().pages.notFound}</h1>
        <Lead>{t().pages.notFoundText}</Lead>
        <LinkLine of={navigation?.helpfulLinks ?? null} className="above-4" />
        <ActionRow className="above-6">
          {/* Going back takes a script; without any, the browser's own button is there. */}
          <Button variant="secondary" data-needs-script data-replay onClick={goBack}>
            <Icon name="arrow-left" small />
            {t().pages.goBack}
          </Button>
          <Action action={{ label: t().failure.home, to: home }} />
        </ActionRow>
      </div>
      <NumberWall />
    </Split>
  )
}

const courses = [
  'WMWWWWMW__W',
  'wwlwlWwlLlwwlwlWw',
  'WlwlwWlwwlWlwlwW',
  'wwlLlwwlWlwwlLlww',
  'WWlwMlwwlWWlwW',
  'wWwlWwlLlwWwlMw',
  'WWWWMWWWWM',
  'wWWWWMWWWWw',
].map((bricks) => [0, bricks] as const)

/** "404" laid in bricks; the brick that is missing at the top lies at the bottom. */
function NumberWall() {
  return (
    <Wall
      courses={courses}
      size={[756, 366]}
      brick={[72, 40]}
      joint={4}
      radius={2}
      label={t().pages.notFoundWall}
    >
      <rect
        data-tone="O"
        transform="translate(577.6 316.8) rotate(-11)"
        width="72"
        height="40"
        rx="2"
      />
    </Wall>
  )
}
