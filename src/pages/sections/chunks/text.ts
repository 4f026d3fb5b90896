// Sections that are read: one chunk.
export { FaqList } from '#src/sections/faq-list/FaqList.tsx'
export { RichText } from '#src/sections/rich-text/RichText.tsx'
export { LegalTextWithDetails } from '../slots/LegalTextWithDetails.tsx'
export { Steps } from '#src/sections/steps/Steps.tsx'
