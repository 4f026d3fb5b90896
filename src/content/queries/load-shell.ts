import { defineQuery } from 'groq'
import { withoutPrefix } from '#shared/languages.ts'
import { paths } from '#shared/paths.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { fetchContent } from '#src/content/client.ts'
import { action, audienceCard, hrefOf, image, unusedForms } from './fragments.ts'
import { reportContent } from '#src/content/validate/place.ts'
import type { Screen, ScreenAnswers, ScreenName, ShellContent } from '#src/content/types.ts'
import type { ShellQueryResult } from '#src/content/generated/types.generated.ts'

const menuLink = /* groq */ `{ _key, _type, label, "link": ${hrefOf('link')} }`

const menuItem = /* groq */ `_key, _type, label, "link": ${hrefOf('link')}, description, icon`

const shownPrice = /* groq */ `*[_type == "prices" && _id == "prices"][0] {
  "of": select(^.showsPrice == "software" => software, ^.showsPrice == "delivery" => delivery) {
    _type, before, figure, after
  }
}.of`

/** What is around every page: brand, navigation, footer, the "I am a..." choices. */
export const shellQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {
    _id, _type, title, description,
    logo ${image}, logoOnDark ${image}, socialImage ${image},
    "languages": *[_id == "siteSettings" && _type == "siteSettings"][0].languages[] {
      _key, _type, code, title, "home": *[_type == "page" && path == "/" + ^.code][0].path
    },
    email, phone, whatsapp, reply, iamHeading, iamText, "unusedForms": ${unusedForms},
    notice { _type, text, label, "link": ${hrefOf('link')}, from, until },
    social[] { _key, _type, network, url },
    audiences[]-> ${audienceCard}, iamMore, iamMoreActions[] ${action}
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0] {
    _id, _type, solutionsLabel, solutionsVersion,
    solutionsA[] ${menuLink},
    solutionsB[] { ${menuItem}, group },
    solutionsFootText, solutionsFootAction ${action}, solutionsFootMore ${action},
    pricingLabel, pricing[] { ${menuItem}, "price": ${shownPrice} },
    links[] { _key, _type, name, "path": ${hrefOf('path')}, showIcon, "hideOn": hideOn[]->path },
    search ${action}, login ${action}, signUp ${action},
    mission, legal, copyright, backToTop, helpfulLinks[] ${action},
    footerGroups[] { _key, _type, title, links[] ${menuLink} }
  }
}`)

/**
 * The shell as the content API has it now.
 * @param prefix of the reader's language, "/fr"
 */
export async function loadShell(prefix = ''): Promise<ShellContent> {
  const answer = await fetchContent<ShellQueryResult>(shellQuery, {}, prefix)
  return validateContent(answer, reportContent) ?? { settings: null, navigation: null }
}

// Texts of the pages that are not documents of the CMS. The id and type are constants, so that a report can name the document even when it is missing.

const schedulerQuery = defineQuery(`{
  "_id": "screenTexts", "_type": "screenTexts",
  "scheduler": *[_type == "screenTexts" && _id == "screenTexts"][0].scheduler {
    _type, tabTitle, heading, lead, joined, kept, passed, direct, loading, loadingNote, noScript, foot, booked,
    nextLabel, next, failedHeading, failedKnown, failedText, openPage, addressLabel, callLabel
  }
}`)

const referralQuery = defineQuery(`{
  "_id": "screenTexts", "_type": "screenTexts",
  "referral": *[_type == "screenTexts" && _id == "screenTexts"][0].referral {
    _type, lead, codeNote, codeLabel, stuck, noScript
  }
}`)

const constructionQuery = defineQuery(`{
  "_id": "screenTexts", "_type": "screenTexts",
  "construction": *[_type == "screenTexts" && _id == "screenTexts"][0].construction { _type, lead }
}`)

export const screenQueries: Record<ScreenName, string> = {
  scheduler: schedulerQuery,
  referral: referralQuery,
  construction: constructionQuery,
}

/** The texts of a screen as the content API has them now; null when one is missing, which is reported. */
export async function loadScreen<Name extends ScreenName>(
  name: Name,
  prefix = '',
): Promise<Screen<Name> | null> {
  const answer = await fetchContent<ScreenAnswers[Name]>(screenQueries[name], {}, prefix)
  return answer && validateContent<ScreenAnswers[Name]>(answer, reportContent)
}

/** The screen whose texts a path needs; under construction other paths show the sign too. */
export function screenAt(path: string): ScreenName | null {
  const own = withoutPrefix(path)
  if (own === paths.scheduler) return 'scheduler'
  return own.startsWith(`${paths.referral}/`) ? 'referral' : null
}
