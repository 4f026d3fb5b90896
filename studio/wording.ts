import { defineLocaleResourceBundle } from 'sanity'

/** What the Studio says in place of its own words: a mark that only says "Required" explains nothing. */
export const wording = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: { 'generic.required': 'Fill this in: the site leaves out what lacks it.' },
})
