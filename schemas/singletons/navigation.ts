import { defineType, defineArrayMember, defineField } from '@sanity/types'
import { checkUses } from '#schemas/rules/form-rules.ts'
import {
  choice,
  flag,
  icon,
  inGroup,
  lines,
  requiredLines,
  requiredText,
  text,
} from '#schemas/fields/fields.ts'
import { action, link, linkPreview, webAddress } from '#schemas/fields/link-fields.ts'
import { members, part } from '#schemas/fields/lists.ts'

export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation and footer',
  type: 'document',
  groups: [
    { name: 'header', title: 'Header', default: true },
    { name: 'menus', title: 'Menus' },
    { name: 'footer', title: 'Footer' },
    { name: 'notFound', title: 'Page not found' },
  ],
  fields: [
    ...inGroup('header', [
      members('links', 'navItem', 'The plain links of the header, in order.', { required: true }),
      action(
        'search',
        'The magnifying glass in the header: what it is called, and the page with the search. Empty: none.',
      ),
      action('login', 'The login link in the header.', { required: true }),
      action('signUp', 'The sign-up button in the header. A page may change its words.', {
        required: true,
      }),
    ]),
    ...inGroup('menus', [
      requiredText('solutionsLabel', 'The words on the Solutions button in the header.'),
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
      action('solutionsFootMore', 'Another link there, such as to the guides.'),
      requiredText('pricingLabel', 'The words on the Pricing button in the header.'),
      members('pricing', 'menuItem', 'The entries of the Pricing menu.', { required: true }),
    ]),
    ...inGroup('footer', [
      requiredLines('mission', 'The mission text in the footer.'),
      members('footerGroups', 'footerGroup', 'The lists of links in the footer.', {
        required: true,
      }),
      lines(
        'legal',
        'The line above the copyright: name, registration and address of the company. Empty: none.',
      ),
      requiredText('copyright', 'The last line of the footer.'),
      requiredText('backToTop', 'The words on the button that scrolls to the top.'),
    ]),
    ...inGroup('notFound', [
      members('helpfulLinks', 'action', 'The links below "Here are some helpful links:".'),
    ]),
  ],
  validation: (rule) => rule.custom(checkUses).warning(),
  preview: { prepare: () => ({ title: 'Navigation and footer' }) },
})

export const solutionsItem = defineType({
  name: 'solutionsItem',
  title: 'Solutions entry',
  type: 'object',
  fields: [
    requiredText('label', 'The words of the link in the Solutions menu.'),
    link('link', 'The page it leads to.', { required: true }),
  ],
  preview: linkPreview('label', 'link'),
})

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu entry',
  type: 'object',
  fields: [
    requiredText('label', 'The first line of the entry in a drop-down menu.'),
    link('link', 'The page it leads to.', { required: true }),
    requiredText('description', 'The small line below the label.'),
    icon('icon', 'The pictogram beside the entry.', { required: true }),
    choice('showsPrice', 'Which of the two prices stands beside it.', ['software', 'delivery']),
    text('group', 'A word above the entry, such as "Fund". Entries with the same word share it.'),
  ],
  preview: {
    select: { label: 'label', group: 'group', subtitle: 'description' },
    prepare: ({ label, group, subtitle }) => ({
      title: group ? `${group}: ${label}` : label,
      subtitle,
    }),
  },
})

export const navItem = defineType({
  name: 'navItem',
  title: 'Header link',
  type: 'object',
  fields: [
    requiredText('name', 'The link in the header and in the mobile menu.'),
    link('path', 'Where it leads.', { title: 'Leads to', required: true }),
    flag('showIcon', 'Show the small arrow that marks a link to another site.'),
    defineField({
      name: 'hideOn',
      title: 'Hide on',
      description: 'Pages whose header leaves this link out.',
      type: 'array',
      // As with links, a page named here may still be deleted.
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'page' }], weak: true })],
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: linkPreview('name', 'path'),
})

export const footerGroup = part('footerGroup', 'Footer list', { title: 'title' }, [
  requiredText('title', 'The title above a list of links in the footer.'),
  members('links', 'footerLink', 'The links of the list.', { required: true }),
])

export const footerLink = defineType({
  name: 'footerLink',
  title: 'Footer link',
  type: 'object',
  fields: [
    requiredText('label', 'The words of the link in the footer.'),
    link('link', 'Where it leads.', { required: true }),
  ],
  preview: linkPreview('label', 'link'),
})

export const socialLink = part(
  'socialLink',
  'Social network',
  { title: 'network', subtitle: 'url' },
  [
    choice(
      'network',
      'The network; its mark is shown in the footer.',
      ['facebook', 'instagram', 'linkedin', 'x-social', 'youtube'],
      { required: true },
    ),
    webAddress('url', 'The address of our page there.'),
  ],
)
