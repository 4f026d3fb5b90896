import type { ActionData } from '#shared/leads/forms.ts'
import type { Navigation, PageContent } from '#src/content/types.ts'
import type { MenuEntry } from '#src/ui/menu/Menu.tsx'

/** The line below the entries of the Solutions menu. */
export interface SolutionsFootContent {
  text: Navigation['solutionsFootText']
  actions: ActionData[]
}

export interface HeaderContent {
  solutions: { label: string; entries: MenuEntry[]; foot: SolutionsFootContent }
  pricing: { label: string; entries: MenuEntry[] }
  links: Navigation['links']
  search: ActionData | null
  /** Null where it led to a form that is switched off. */
  login: ActionData | null
  signUp: ActionData | null
}

/**
 * The header as one page shows it: Solutions menu A or B, no link that the page hides, and the
 * page's own label on Sign up.
 */
export function headerOf(navigation: Navigation, page: LayoutPage): HeaderContent {
  const { solutionsA, solutionsB, solutionsVersion, signUp } = navigation
  return {
    solutions: {
      label: navigation.solutionsLabel,
      entries: solutionsVersion === 'A' ? solutionsA : solutionsB,
      foot: {
        text: navigation.solutionsFootText,
        actions: [navigation.solutionsFootMore, navigation.solutionsFootAction].filter(
          (action) => action !== null,
        ),
      },
    },
    pricing: { label: navigation.pricingLabel, entries: navigation.pricing },
    links: navigation.links.filter((link) => link.path && !link.hideOn?.includes(page.path)),
    search: navigation.search,
    login: navigation.login,
    signUp: signUp && { ...signUp, label: page.signUpLabel || signUp.label },
  }
}

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
