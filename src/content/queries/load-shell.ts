import { defineQuery } from 'groq'
import { validateContent } from '#src/content/validate/validate.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { action, audienceCard, hrefOf, image } from './fragments.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { ShellContent } from '#src/content/types.ts'
import type { ShellQueryResult } from '#src/content/generated/types.generated.ts'

const menuLink = /* groq */ `{ _key, _type, label, "link": ${hrefOf('link')} }`

const menuItem = /* groq */ `{
  _key, _type, label, "link": ${hrefOf('link')}, description, icon
}`

/** What is around every page: brand, navigation, footer, the "I am a..." choices. */
export const shellQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {
    _id, _type, title, description,
    logo ${image}, logoOnDark ${image}, socialImage ${image},
    email, phone, whatsapp, reply, iamHeading, iamText, unusedForms,
    notice { _type, text, label, "link": ${hrefOf('link')}, from, until },
    social[] { _key, _type, network, url },
    audiences[]-> ${audienceCard}
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0] {
    _id, _type, solutionsLabel, solutionsVersion,
    solutionsA[] ${menuLink},
    solutionsB[] ${menuItem},
    solutionsMore[] ${menuLink},
    solutionsFootText, solutionsFootAction ${action},
    pricingLabel, pricing[] ${menuItem},
    links[] { _key, _type, name, "path": ${hrefOf('path')}, showIcon, "hideOn": hideOn[]->path },
    login ${action}, signUp ${action},
    mission, copyright, backToTop,
    footerGroups[] { _key, _type, title, links[] ${menuLink} }
  }
}`)

/** The shell as the content API has it now. */
export async function loadShell(): Promise<ShellContent> {
  const answer = await fetchContent<ShellQueryResult>(shellQuery)
  return validateContent(answer, reportContent) ?? { settings: null, navigation: null }
}
