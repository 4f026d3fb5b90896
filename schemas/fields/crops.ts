/** Width by height of the frames in which the site shows an image, by the name that an editor reads. */
export type Crops = Record<string, number>

/** `crops.test.ts` compares them with the components that draw the images. */
export const crops = {
  hero: { Phone: 390 / 300, Computer: 720 / 620 },
  pageTitle: { Phone: 390 / 300, Computer: 1440 / 460 },
  pictureText: { 'Beside the text': 5 / 4 },
  project: { Phone: 4 / 3, Computer: 5 / 4 },
  feature: { Phone: 9 / 10, Computer: 8 / 5 },
  member: { Card: 0.9 },
  benefitCard: { 'Small card': 1.44, 'Large card': 1, 'Large card, phone': 1.6 },
  portrait: { Portrait: 1 },
  video: { Video: 16 / 9 },
} satisfies Record<string, Crops>
