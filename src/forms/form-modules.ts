// One download for the forms within pages, whose code is mostly shared; each dialog loads its own form.
export { ContactForm, InlineContactForm } from './contact/ContactForm.tsx'
export { WaitlistForm } from './waitlist/WaitlistForm.tsx'
