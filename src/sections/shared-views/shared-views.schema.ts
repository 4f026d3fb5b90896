import { crops, image } from '#schemas/fields/image.ts'
import { choice, icon, requiredText, sampleHead, text } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const sharedViews = section({
  name: 'sharedViews',
  title: 'Shared views',
  icon: 'users',
  group: 'samples',
  line: 'what each person sees of one project',
  fields: [
    ...sampleHead(),
    requiredText('closedLabel', 'The words after the title of a part that is not shared.'),
    members(
      'views',
      'sharedView',
      'What each person sees of the same project, from left to right.',
      { required: true, max: 3 },
    ),
  ],
})

/** What a person may do with a part of the project. */
const accesses = ['sees', 'decides', 'closed'] as const

export const sharedView = part(
  'sharedView',
  'View of one person',
  { title: 'name', subtitle: 'role', media: 'image' },
  [
    requiredText('name', 'Who looks, such as “Your sister”.'),
    requiredText('role', 'The line below the name: role and place.'),
    image('image', 'A square portrait. Empty: a house is drawn instead.', {
      crops: crops.portrait,
    }),
    members('parts', 'sharedPart', 'What the person sees and does not see, from top to bottom.', {
      required: true,
      max: 8,
    }),
  ],
)

export const sharedPart = part(
  'sharedPart',
  'Part of the project',
  { title: 'title', subtitle: 'detail' },
  [
    requiredText('title', 'What it is, such as “Budget”.'),
    choice('access', 'A part that is not shared is bricked up.', accesses, {
      required: true,
      initialValue: 'sees',
      titles: { sees: 'Sees it', decides: 'Decides about it (yellow)', closed: 'Not shared' },
    }),
    text('detail', 'The line below the title, such as “2 new”; only where the part is shared.'),
    icon('icon', 'The sign at the left.'),
  ],
)
