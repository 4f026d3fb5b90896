// Sections about people and places, and the steps of a referral: one chunk.
export { Team } from '#src/sections/team/Team.tsx'
export { OfficesWithForm } from '../slots/OfficesWithForm.tsx'
export { QuestionBlockWithForm } from '../slots/QuestionBlockWithForm.tsx'
export { Statistics } from '#src/sections/statistics/Statistics.tsx'
export { ShareLink } from '#src/sections/share-link/ShareLink.tsx'
export { VideoBlock } from '#src/sections/video-block/VideoBlock.tsx'
export { PageTitle } from '#src/sections/page-title/PageTitle.tsx'
export { Steps } from '#src/sections/steps/Steps.tsx'
