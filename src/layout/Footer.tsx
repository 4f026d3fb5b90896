import type { Navigation, Settings } from '#src/content/types.ts'
import { own } from '#shared/json.ts'
import { t } from '#shared/words/words.ts'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { LanguageLink, labelOf } from './header/Languages.tsx'
import type { PageLanguage } from './header/languages.ts'
import { Logo } from './header/LogoHead.tsx'
import { Wall } from '#src/ui/wall/Wall.tsx'
import styles from './Footer.module.css'

interface FooterProps {
  settings: Settings | null
  navigation: Navigation | null
  languages: PageLanguage[]
}

/** The footer: mission, social profiles, link lists, copyright and the way back to the top. */
export function Footer({ settings, navigation, languages }: FooterProps) {
  return (
    <footer data-screen-only>
      <BrickEdge />
      <div data-band="ink" data-ground="dark">
        <div className="measure">
          <div className={styles.columns}>
            <div>
              {settings ? (
                <Logo image={settings.logoOnDark} height={44} className={styles.logo} />
              ) : null}
              {navigation ? (
                <p className={`above-5 ${styles.mission}`}>{navigation.mission}</p>
              ) : null}
              <Social profiles={settings?.social ?? []} />
            </div>
            <Groups groups={navigation?.footerGroups ?? []} />
          </div>
          {navigation ? (
            <div className={`cluster ends small ${styles.end}`}>
              <div>
                {navigation.legal ? <p>{navigation.legal}</p> : null}
                <p>{navigation.copyright}</p>
              </div>
              <LanguageLinks of={languages} />
              <a href="#top" className={`row-2 ${styles.toTop}`}>
                {navigation.backToTop}
                <Icon name="arrow-up" small />
              </a>
            </div>
          ) : null}
        </div>
      </div>
    </footer>
  )
}

function LanguageLinks({ of: languages }: { of: PageLanguage[] }) {
  if (languages.length === 0) return null
  return (
    <nav aria-label={labelOf(languages)}>
      <ul className={`cluster links ${styles.languages}`}>
        {languages.map((language) => (
          <li key={language.code}>
            <LanguageLink of={language}>
              {language.path === null ? <small>{t().languages.missing}</small> : null}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  'x-social': 'X',
  youtube: 'YouTube',
}

function Social({ profiles }: { profiles: NonNullable<Settings['social']> }) {
  if (profiles.length === 0) return null
  return (
    <ul className={`above-6 cluster ${styles.social}`}>
      {profiles.map(({ _key, network, url }) => (
        <li key={_key}>
          <a className="icon-button" href={url} aria-label={own(networks, network)}>
            <Icon name={network} small />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Groups({ groups }: { groups: Navigation['footerGroups'] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group._key}>
          <h2>{group.title}</h2>
          <ul className="links">
            {group.links.map(({ _key, label, link }) => (
              <li key={_key}>
                <SmartLink to={link}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const courses = [
  [1200, 'IL'],
  [660, 'IIIIIII'],
  [0, 'IIIIIIIIIIII'],
] as const

/** The edge of a brick wall between a page and its footer, stepping up to the right. */
export function BrickEdge() {
  return (
    <Wall
      className={styles.edge ?? ''}
      courses={courses}
      size={[1440, 72]}
      brick={[116, 20]}
      joint={4}
      fit="xMaxYMax slice"
    />
  )
}
