import { defineQuery } from 'groq'
import { paths } from '#shared/paths.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { ScreenName, Screens } from '#src/content/types.ts'
import type {
  ConstructionQueryResult,
  ReferralQueryResult,
  SchedulerQueryResult,
} from '#src/content/generated/types.generated.ts'

// The id and type are constants, so that a report can name the document even when it is missing.

const schedulerQuery = defineQuery(`{
  "_id": "screenTexts", "_type": "screenTexts",
  "scheduler": *[_type == "screenTexts" && _id == "screenTexts"][0].scheduler {
    _type, tabTitle, heading, lead, passed, direct, loading, loadingNote, noScript, foot, booked,
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

const loaders: { [Name in ScreenName]: () => Promise<Screens[Name] | null> } = {
  scheduler: async () =>
    validateContent(await fetchContent<SchedulerQueryResult>(schedulerQuery), reportContent),
  referral: async () =>
    validateContent(await fetchContent<ReferralQueryResult>(referralQuery), reportContent),
  construction: async () =>
    validateContent(await fetchContent<ConstructionQueryResult>(constructionQuery), reportContent),
}

/** The texts of a screen as the content API has them now; null when one is missing, which is reported. */
export function loadScreen<Name extends ScreenName>(name: Name): Promise<Screens[Name] | null> {
  return loaders[name]()
}

/** The screen whose texts a path needs; under construction other paths show the sign too. */
export function screenAt(path: string): ScreenName | null {
  if (path === paths.scheduler) return 'scheduler'
  return path.startsWith(`${paths.referral}/`) ? 'referral' : null
}
