import { prefixOf } from '#shared/languages.ts'
import type { Navigation, Settings } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Action, SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Menu } from '#src/ui/menu/Menu.tsx'
import styles from './Header.module.css'
import { Brand } from './LogoHead.tsx'
import logo from './LogoHead.module.css'
import { MenuList, MenuSheet, SolutionsFoot } from './MenuSheet.tsx'
import { LanguageMenu } from './Languages.tsx'
import { SearchMenu } from './SearchMenu.tsx'
import type { PageLanguage } from './languages.ts'
import { headerOf } from './header-content.ts'
import type { LayoutPage } from './header-content.ts'

interface HeaderProps {
  settings: Settings | null
  navigation: Navigation | null
  page: LayoutPage
  languages?: PageLanguage[]
}

/** The sticky header: brand, menus and links, Login and Sign up; a sheet below 67.5em. */
export function Header({ settings, navigation, page, languages = [] }: HeaderProps) {
  return (
    <header className={styles.header} data-ground="light">
      <a className={styles.skip} href="#main" data-screen-only>
        {t().layout.skip}
      </a>
      <div className={`measure ${styles.bar}`}>
        {settings ? (
          <SmartLink
            to={prefixOf(page.path) || '/'}
            className={`${logo.brand} ${styles.brand}`}
            aria-label={t().layout.home(settings.title)}
          >
            <Brand settings={settings} />
          </SmartLink>
        ) : null}
        {navigation ? (
          <HeaderNavigation navigation={navigation} page={page} languages={languages} />
        ) : null}
      </div>
    </header>
  )
}

interface HeaderNavigationProps {
  navigation: Navigation
  page: LayoutPage
  languages: PageLanguage[]
}

function HeaderNavigation({ navigation, page, languages }: HeaderNavigationProps) {
  const content = headerOf(navigation, page)
  return (
    <>
      <nav className={styles.nav} aria-label={t().layout.mainMenu}>
        <Menu id="menu-solutions" label={content.solutions.label}>
          <MenuList entries={content.solutions.entries} path={page.path} />
          <SolutionsFoot foot={content.solutions.foot} />
        </Menu>
        <Menu id="menu-pricing" label={content.pricing.label}>
          <MenuList entries={content.pricing.entries} path={page.path} />
        </Menu>
        {content.links.map((link) => (
          <SmartLink
            key={link._key}
            to={link.path}
            className={styles.link}
            aria-current={link.path === page.path ? 'page' : undefined}
          >
            {link.name}
            {link.showIcon ? <Icon name="arrow-right" small /> : null}
          </SmartLink>
        ))}
      </nav>
      <SearchMenu of={content.search} />
      <LanguageMenu of={languages} />
      <div className={styles.account}>
        {content.login ? (
          <span className={styles.login}>
            <Action action={content.login} variant="transparent" />
          </span>
        ) : null}
        {content.signUp ? <Action action={content.signUp} /> : null}
      </div>
      <MenuSheet content={content} path={page.path} languages={languages} />
    </>
  )
}
