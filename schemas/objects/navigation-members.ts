import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { choice, flag, icon, text } from '#schemas/fields/fields.ts'
import { link, webAddress } from '#schemas/fields/link-fields.ts'
import { describeLink, selectLink } from '#schemas/fields/link-fields.ts'
import { members } from '#schemas/fields/lists.ts'

export const solutionsItem = defineType({
  name: 'solutionsItem',
  title: 'Solutions entry',
  type: 'object',
  fields: [
    text('label', 'The words of the link in the Solutions menu.', { required: true }),
    link('link', 'The page it leads to.', { required: true }),
  ],
  preview: {
    select: { title: 'label', ...selectLink('link') },
    prepare: ({ title, ...to }) => ({ title, subtitle: describeLink(to) }),
  },
})

export const menuItem = defineType({
  name: 'menuItem',
  title: 'Menu entry',
  type: 'object',
  fields: [
    text('label', 'The first line of the entry in a drop-down menu.', { required: true }),
    link('link', 'The page it leads to.', { required: true }),
    text('description', 'The small line below the label.', { required: true }),
    icon('icon', 'The pictogram beside the entry.', { required: true }),
  ],
  preview: { select: { title: 'label', subtitle: 'description' } },
})

export const navItem = defineType({
  name: 'navItem',
  title: 'Header link',
  type: 'object',
  fields: [
    text('name', 'The link in the header and in the mobile menu.', { required: true }),
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
  preview: {
    select: { title: 'name', ...selectLink('path') },
    prepare: ({ title, ...to }) => ({ title, subtitle: describeLink(to) }),
  },
})

export const footerGroup = defineType({
  name: 'footerGroup',
  title: 'Footer list',
  type: 'object',
  fields: [
    text('title', 'The title above a list of links in the footer.', { required: true }),
    members('links', 'footerLink', 'The links of the list.', { required: true }),
  ],
  preview: { select: { title: 'title' } },
})

export const footerLink = defineType({
  name: 'footerLink',
  title: 'Footer link',
  type: 'object',
  fields: [
    text('label', 'The words of the link in the footer.', { required: true }),
    link('link', 'Where it leads.', { required: true }),
  ],
  preview: {
    select: { title: 'label', ...selectLink('link') },
    prepare: ({ title, ...to }) => ({ title, subtitle: describeLink(to) }),
  },
})

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  fields: [
    choice(
      'network',
      'The network; its mark is shown in the footer.',
      ['facebook', 'instagram', 'linkedin', 'x-social', 'youtube'],
      { required: true },
    ),
    webAddress('url', 'The address of our page there.'),
  ],
  preview: { select: { title: 'network', subtitle: 'url' } },
})
