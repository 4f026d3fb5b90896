import { heroBondTitles, heroBonds, heroTones } from '#schemas/fields/choices.ts'
import { choice, icon, lines, requiredLines, text } from '#schemas/fields/fields.ts'
import { members, reference } from '#schemas/fields/lists.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { section } from '#schemas/fields/section.ts'

export const hero = section({
  name: 'hero',
  title: 'Hero',
  icon: 'presentation',
  group: 'opening',
  eager: true,
  line: 'headline, photograph laid in bricks, two buttons',
  fields: [
    lines('heading', 'The largest title of the page. A line break in it breaks on wide screens.', {
      required: true,
      rows: 3,
    }),
    requiredLines('lead', 'The paragraph below the title.'),
    image('image', 'The photograph of the hero.', { crops: crops.hero }),
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
