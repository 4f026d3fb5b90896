import type { Navigation, Settings } from '#src/content/types.ts'
import type { ContentImage } from '#shared/image.ts'

const logo: ContentImage = {
  alt: 'Tofali',
  asset: { _id: 'image-logo-140x36-svg', url: '/tofali-logo.svg', width: 140, height: 36 },
}

/** Settings as the content query delivers them. */
export const settings: Settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  title: 'Tofali',
  description: 'Fund, plan and build.',
  languages: [{ _key: 'en', _type: 'siteLanguage', code: 'en', title: 'English', home: null }],
  logo,
  logoOnDark: { ...logo, asset: { ...logo.asset, url: '/tofali-logo-on-dark.svg' } },
  socialImage: logo,
  email: 'hello@tofali.example',
  phone: '+234 000 555 0100',
  whatsapp: null,
  reply: 'A person replies within one working day.',
  iamHeading: 'I am a...',
  iamText: 'Pick one. We will take you to the page written for you.',
  iamMore: 'Contractor or consultant?',
  iamMoreActions: [{ label: 'For Contractors', to: '/contractor' }],
  notice: null,
  unusedForms: null,
  social: [
    { _key: 'a', _type: 'socialLink', network: 'facebook', url: 'https://social.example/a' },
    { _key: 'b', _type: 'socialLink', network: 'instagram', url: 'https://social.example/b' },
    { _key: 'c', _type: 'socialLink', network: 'linkedin', url: 'https://social.example/c' },
    { _key: 'd', _type: 'socialLink', network: 'x-social', url: 'https://social.example/d' },
    { _key: 'e', _type: 'socialLink', network: 'youtube', url: 'https://social.example/e' },
  ],
  audiences: [
    audience('lender', 'vault', 'Lender', 'I fund projects and need to see where the money goes.'),
    audience('developer', 'towers', 'Property Developer', 'I raise finance and manage the build.'),
    audience('owner', 'house', 'Project Owner', 'I am building a home or a block.'),
  ],
}

/** Navigation as the content query delivers it, Solutions menu B. */
export const navigation: Navigation = {
  _id: 'navigation',
  _type: 'navigation',
  solutionsLabel: 'Solutions',
  solutionsVersion: 'B',
  solutionsA: [
    { _key: 'a', _type: 'solutionsItem', label: 'For Lenders', link: '/lender' },
    { _key: 'b', _type: 'solutionsItem', label: 'For Contractors', link: '/contractor' },
  ],
  solutionsB: [
    {
      ...entry('wallet', 'Build Now Pay Later', '/finance', 'A waitlist: $0 until completion.'),
      group: 'Fund',
    },
    { ...entry('house', 'Private Project Owners', '/owner', 'The money.'), group: 'Build' },
    { ...entry('bank', 'Lenders', '/lender', 'Read each site.'), group: 'Fund' },
  ],
  solutionsFootText: 'Not sure where you fit?',
  solutionsFootMore: null,
  solutionsFootAction: { label: 'Tell us who you are', opens: 'iam' },
  pricingLabel: 'Pricing',
  pricing: [
    {
      ...entry('tower', 'Enterprise Plan', '/pricing/enterprise', 'For teams with many sites.'),
      price: { _type: 'price', before: 'from', figure: 'NGN 0', after: null },
    },
  ],
  links: [
    link('Cost Calculator', 'https://calculator.example'),
    link('Refer-to-earn', '/referral'),
    link('Contact us', '/contact'),
    { ...link('Blog', 'https://blog.example'), hideOn: ['/about-us'] },
  ],
  search: { label: 'Search', to: '/search' },
  login: { label: 'Login', to: 'https://auth.example/signin' },
  signUp: { label: 'Sign up', to: 'https://auth.example' },
  mission:
    'Smart tools and affordable capital, to build out Africa’s housing and infrastructure deficit.',
  legal: '[Company name], [registration number].',
  helpfulLinks: [{ label: 'Pricing', to: '/pricing/enterprise' }],
  copyright: '© 2025 Tofali. All rights reserved.',
  backToTop: 'Back to top',
  footerGroups: [
    {
      _key: 'company',
      _type: 'footerGroup',
      title: 'Company',
      links: [
        { _key: 'about', _type: 'footerLink', label: 'About us', link: '/about-us' },
        { _key: 'policy', _type: 'footerLink', label: 'Privacy Policy', link: '/policy' },
      ],
    },
  ],
}

function audience(
  name: string,
  icon: 'vault' | 'towers' | 'house',
  pickLabel: string,
  pickText: string,
): Settings['audiences'][number] {
  return {
    _id: name,
    _type: 'audienceCard',
    title: pickLabel,
    description: '',
    icon,
    link: `/${name}`,
    pickLabel,
    pickText,
  }
}

function entry(
  icon: Navigation['pricing'][number]['icon'],
  label: string,
  to: string,
  description: string,
) {
  return { _key: label, _type: 'menuItem' as const, icon, label, link: to, description }
}

function link(name: string, path: string): Navigation['links'][number] {
  return { _key: name, _type: 'navItem', name, path, showIcon: null, hideOn: null }
}
