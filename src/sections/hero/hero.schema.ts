import type { ConditionalPropertyCallback, FieldDefinition } from '@sanity/types'
import {
  heroBondTitles,
  heroBonds,
  heroTones,
  heroWallTitles,
  heroWalls,
} from '#schemas/fields/choices.ts'
import { amount, choice, icon, requiredLines, requiredText, text } from '#schemas/fields/fields.ts'
import { members, part, reference } from '#schemas/fields/lists.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { section } from '#schemas/fields/section.ts'

export const hero = section({
  name: 'hero',
  title: 'Hero',
  icon: 'presentation',
  group: 'opening',
  download: 'first',
  line: 'headline, photograph laid in bricks, two buttons',
  fields: [
    requiredLines(
      'heading',
      'The largest title of the page. A line break in it breaks on wide screens.',
    ),
    requiredLines('lead', 'The paragraph below the title.'),
    image('image', 'The photograph of the hero.', { crops: crops.hero }),
    choice('wall', 'What is drawn in the wall instead of the photograph.', heroWalls, {
      titles: heroWallTitles,
    }),
    onWall(
      'sites',
      members('sites', 'siteBuilt', 'The sites that are drawn, from left to right.', {
        title: 'Building sites',
        max: 4,
      }),
    ),
    onWall('message', text('reply', 'The answer that is drawn below the message.', { max: 60 })),
    text('caption', 'The small words that say what the picture is, such as “Render”.', {
      max: 120,
    }),
    members('actions', 'action', 'Up to two buttons: the first is filled, the second is not.', {
      title: 'Buttons',
      max: 2,
    }),
    members('steps', 'step', 'What follows the button, as numbered bricks below it.', { max: 2 }),
    icon('noteIcon', 'The pictogram of the note below the buttons.'),
    text('noteText', 'The note below the buttons.'),
    text(
      'brick',
      'The words on the brick label over the photograph, at most 28 characters. With a claim, those of the claim.',
      { max: 28 },
    ),
    reference('claim', 'claim', 'What opens when the brick is pressed.'),
    choice('bond', 'How the bricks of the photograph are laid. Empty: running bond.', heroBonds, {
      titles: heroBondTitles,
    }),
    choice('tone', 'The background of the section.', heroTones, {
      title: 'Color',
      required: true,
      initialValue: 'laterite',
    }),
  ],
})

/** A field that the Studio offers only where the wall shows it. */
function onWall(wall: (typeof heroWalls)[number], field: FieldDefinition): FieldDefinition {
  const hidden: ConditionalPropertyCallback = ({ parent }) => parent?.wall !== wall
  return { ...field, hidden }
}

export const siteBuilt = part('siteBuilt', 'Site', { title: 'name', subtitle: 'status' }, [
  requiredText('name', 'The name of the project.'),
  amount('built', 'How much is built and checked, in percent (0–100).', {
    title: 'Built (%)',
    required: true,
    max: 100,
  }),
  amount('planned', 'How much the plan says should be built today, in percent (0–100).', {
    title: 'Planned (%)',
    required: true,
    max: 100,
  }),
  requiredText(
    'status',
    'The mark below, such as “On plan”. It is yellow where less is built than planned.',
  ),
])
