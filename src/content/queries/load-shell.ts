import { defineQuery } from 'groq'
import { validateContent } from '#src/content/validate/validate.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { action, audienceCard, image } from './fragments.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { ShellContent } from '#src/content/types.ts'
import type { ShellQueryResult } from '#src/content/generated/types.generated.ts'

/** What is around every page: brand, navigation, footer, the "I am a..." choices. */
export const shellQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {
    _id, _type, title, description,
    logo ${image}, logoOnDark ${image}, socialImage ${image},
    email, phone, whatsapp, reply, iamHeading, iamText,
    notice { _type, text, label, link, from, until },
    social[] { _key, _type, network, url },
    audiences[]-> ${audienceCard}
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0] {
    _id, _type, solutionsLabel, solutionsVersion,
    solutionsA[] { _key, _type, label, link },
    solutionsB[] { _key, _type, label, link, description, icon },
    solutionsMore[] { _key, _type, label, link },
    solutionsFootText, solutionsFootAction ${action},
    pricingLabel, pricing[] { _key, _type, label, link, description, icon },
    links[] { _key, _type, name, path, showIcon, hideOn },
    login ${action}, signUp ${action},
    mission, copyright, backToTop,
    footerGroups[] { _key, _type, title, links[] { _key, _type, label, link } }
  }
}`)

/** The shell as the content API has it now. */
export async function loadShell(): Promise<ShellContent> {
  const answer = await fetchContent<ShellQueryResult>(shellQuery)
  return validateContent(answer, reportContent) ?? { settings: null, navigation: null }
}
