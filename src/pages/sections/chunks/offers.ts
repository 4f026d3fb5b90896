// Sections that make an offer: one chunk.
export { Benefits } from '#src/sections/benefits/Benefits.tsx'
export { BenefitMosaic } from '#src/sections/benefit-mosaic/BenefitMosaic.tsx'
export { InsuredBand } from '#src/sections/insured-band/InsuredBand.tsx'
export { PictureText } from '#src/sections/picture-text/PictureText.tsx'
export { MonthsRace } from '#src/sections/months-race/MonthsRace.tsx'
export { LinkCards } from '#src/sections/link-cards/LinkCards.tsx'
export { WelcomeWithReceipt } from '../slots/WelcomeWithReceipt.tsx'
