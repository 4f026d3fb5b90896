// One download: whoever opens one form of a page may open another, and most of their code is shared.
export { ContactForm } from './contact/ContactForm.tsx'
export { DemoForm } from './demo/DemoForm.tsx'
export { FundingForm } from './funding/FundingForm.tsx'
export { InlineContactForm } from './contact/InlineContactForm.tsx'
export { ProfileForm } from './profile/ProfileForm.tsx'
export { WaitlistForm } from './waitlist/WaitlistForm.tsx'
