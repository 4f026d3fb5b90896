import { defineType } from '@sanity/types'
import { action, choice, lines, text } from '../fields.ts'
import { members } from '../lists.ts'

export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation and footer',
  type: 'document',
  icon: () => '🧭',
  fields: [
    text('solutionsLabel', 'The words on the Solutions button in the header.', { required: true }),
    choice('solutionsVersion', 'Which of the two Solutions menus is shown.', ['A', 'B'], {
      required: true,
      initialValue: 'B',
    }),
    members('solutionsA', 'solutionsItem', 'Solutions menu, version A: names only.', {
      title: 'Solutions menu A',
      required: true,
    }),
    members('solutionsB', 'menuItem', 'Solutions menu, version B: with icon and description.', {
      title: 'Solutions menu B',
      required: true,
    }),
    text('solutionsFootText', 'The line at the foot of the Solutions menu.'),
    action('solutionsFootAction', 'The link beside that line.'),
    text('pricingLabel', 'The words on the Pricing button in the header.', { required: true }),
    members('pricing', 'menuItem', 'The entries of the Pricing menu.', { required: true }),
    members('links', 'navItem', 'The other links of the header, in order.', { required: true }),
    action('login', 'The login link in the header.', { required: true }),
    action('signUp', 'The sign-up button in the header. A page may change its words.', {
      required: true,
    }),
    lines('mission', 'The mission text in the footer.', { required: true }),
    members('footerGroups', 'footerGroup', 'The lists of links in the footer.', { required: true }),
    text('copyright', 'The last line of the footer.', { required: true }),
    text('backToTop', 'The words on the button that scrolls to the top.', { required: true }),
  ],
  preview: { prepare: () => ({ title: 'Navigation and footer' }) },
})
