import { paths } from './paths.ts'

/** Old addresses that lead to a page; editors write all others in the CMS. */
export const codeRedirects: { path: string; redirect: string }[] = [
  { path: paths.canpad, redirect: paths.owner },
  { path: paths.pricing, redirect: paths.pricingEnterprise },
]
