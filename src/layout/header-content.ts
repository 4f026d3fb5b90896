import type { ActionData, Navigation } from '#src/content/types.ts'
import type { MenuEntry } from '#src/ui/menu/MenuRow.tsx'
import type { LayoutPage } from './Layout.tsx'

export interface HeaderContent {
  solutions: { label: string; entries: MenuEntry[] }
  pricing: { label: string; entries: MenuEntry[] }
  links: Navigation['links']
  login: ActionData
  signUp: ActionData
}

/**
 * The header as one page shows it (§2): Solutions menu A or B, no link that the page hides, and the
 * page's own label on Sign up.
 */
export function headerOf(navigation: Navigation, page: LayoutPage): HeaderContent {
  const { solutionsA, solutionsB, solutionsVersion } = navigation
  return {
    solutions: {
      label: navigation.solutionsLabel,
      entries: solutionsVersion === 'A' ? solutionsA : solutionsB,
    },
    pricing: { label: navigation.pricingLabel, entries: navigation.pricing },
    links: navigation.links.filter((link) => link.path && !link.hideOn?.includes(page.path)),
    login: navigation.login,
    signUp: { ...navigation.signUp, label: page.signUpLabel || navigation.signUp.label },
  }
}
