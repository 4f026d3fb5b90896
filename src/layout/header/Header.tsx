import { homeOf } from '#shared/languages.ts'
import type { Navigation, PageContent, Settings } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Action, SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Menu } from '#src/ui/menu/Menu.tsx'
import styles from './Header.module.css'
import { Brand } from './LogoHead.tsx'
import logo from './LogoHead.module.css'
import { MenuList, MenuSheet, SolutionsMenu } from './MenuSheet.tsx'
import { LanguageMenu } from './Languages.tsx'
import { SearchMenu } from './SearchMenu.tsx'
import type { PageLanguage } from './languages.ts'

/** What header, footer and dialogs need to know of a page. */
export interface LayoutPage {
  path: string
  /** Where the page is in other languages; none for a page that is no document of the CMS. */
  translations?: PageContent['translations'] | undefined
  /** Replaces the label of the header's Sign up button. */
  signUpLabel?: string | null
  /** Names of the dialogs that the page's actions open. */
  opens?: string[]
  /** The texts of the dialogs that contain a form. */
  dialogs?: PageContent['dialogs']
  /** What the page's own "Learn More" opens. */
  learn?: PageContent['learn']
}

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
      <a className={`strong ${styles.skip}`} href="#main" data-screen-only>
        {t().layout.skip}
      </a>
      <div className={`measure ${styles.bar}`}>
        {settings ? (
          <SmartLink
            to={homeOf(page.path)}
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

function HeaderNavigation({ navigation: all, page, languages }: HeaderNavigationProps) {
  const navigation = navigationOf(all, page)
  return (
    <>
      <nav data-only="bar" className={styles.nav} aria-label={t().layout.mainMenu}>
        <Menu id="menu-solutions" label={navigation.solutionsLabel}>
          <SolutionsMenu navigation={navigation} path={page.path} />
        </Menu>
        <Menu id="menu-pricing" label={navigation.pricingLabel}>
          <MenuList entries={navigation.pricing} path={page.path} />
        </Menu>
        {navigation.links.map((link) => (
          <SmartLink
            key={link._key}
            to={link.path}
            className={`row-2 ${styles.link}`}
            aria-current={link.path === page.path ? 'page' : undefined}
          >
            {link.name}
            {link.showIcon ? <Icon name="arrow-right" small /> : null}
          </SmartLink>
        ))}
      </nav>
      <SearchMenu of={navigation.search} />
      <LanguageMenu of={languages} />
      <div className={`row-2 ${styles.account}`}>
        {navigation.login ? (
          <span data-only="bar">
            <Action action={navigation.login} variant="transparent" />
          </span>
        ) : null}
        {navigation.signUp ? <Action action={navigation.signUp} /> : null}
      </div>
      <MenuSheet navigation={navigation} path={page.path} languages={languages} />
    </>
  )
}

/** As one page shows it: without the links that it hides, and with its own label on Sign up. */
function navigationOf(navigation: Navigation, page: LayoutPage): Navigation {
  const { links, signUp } = navigation
  return {
    ...navigation,
    links: links.filter((link) => link.path && !link.hideOn?.includes(page.path)),
    signUp: signUp && { ...signUp, label: page.signUpLabel || signUp.label },
  }
}
