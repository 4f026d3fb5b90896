import { defineQuery } from 'groq'
import { audienceOf } from '#src/lib/address/audiences.ts'
import { openedDialogs } from '#src/lib/dom/opened-dialogs.ts'
import { decode } from '#src/content/validate/validate.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import {
  action,
  audienceCard,
  benefitCard,
  compareGroup,
  contact,
  contactTexts,
  dialogTexts,
  inlineContactTexts,
  office,
  picture,
  plan,
  seo,
  teamMember,
  waitlistTexts,
} from './fragments.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { PageContent, Sound } from '#src/content/types.ts'
import type { PageQueryResult } from '#src/content/generated/types.generated.ts'

/**
 * One page by its path, with everything its sections show. `$audience` is the question list of the
 * path (§2); a question section may name another.
 */
export const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] {
  _id, _type, title, path, signUpLabel,
  seo ${seo},
  "dialogs": ${dialogTexts},
  "waitlist": select(path == "/schedule-call" => ${waitlistTexts}),
  learn { _type, heading, lead, items[] { _key, _type, title, body }, action ${action} },
  sections[] {
    _key, _type,
    _type == "hero" => {
      heading, lead, image ${picture}, actions[] ${action}, noteIcon, noteText, brick, tone
    },
    _type == "builtFor" => { heading, lead, cards[]-> ${audienceCard} },
    _type == "projectsCarousel" => {
      heading, note, closingText, closingAction ${action},
      "projects": select(count(projects) > 0 => coalesce(projects[]->, []), *[_type == "sampleProject"]) | order(orderRank asc) {
        _id, _type, name, location, image ${picture}, mobileImage ${picture}
      }
    },
    _type == "featureTabs" => {
      heading, lead, tone,
      features[]-> { _id, _type, name, description, image ${picture}, mobileImage ${picture} }
    },
    _type == "testimonials" => {
      heading, note, items[]-> { _id, _type, message, name, title, image ${picture} }
    },
    _type == "partners" => { heading, note, logos[]-> { _id, _type, name, image ${picture} } },
    _type == "estimateBanner" => { heading, text, action ${action} },
    _type == "whatYouGet" => {
      heading, lead, costLabel, feeLabel, totalLabel, cards[]-> ${benefitCard}
    },
    _type == "benefits" => { heading, lead, cards[]-> ${benefitCard} },
    _type == "benefitBond" => { heading, cards[]-> ${benefitCard} },
    _type == "insuredBand" => { heading, text, points, action ${action} },
    _type == "pictureText" => {
      heading, text, points, image ${picture}, action ${action}, flip
    },
    _type == "monthsRace" => { heading, lead, rows[] { _key, _type, label, months, openEnded } },
    _type == "steps" => { heading, lead, items[] { _key, _type, title, body } },
    _type == "statistics" => { heading, items[] { _key, _type, value, label } },
    _type == "richText" => { heading, body },
    _type == "plans" => {
      heading, lead,
      "plans": select(count(plans) > 0 => coalesce(plans[]->, []), *[_type == "plan"]) | order(orderRank asc) ${plan}
    },
    _type == "compareTable" => {
      heading,
      "groups": select(count(groups) > 0 => coalesce(groups[]->, []), *[_type == "compareGroup"]) | order(orderRank asc)
        ${compareGroup},
      "columns": *[_type == "plan"] | order(orderRank asc) { _id, _type, title, type }
    },
    _type == "feeEstimator" => {
      heading, lead, costLabel, feeLabel, totalLabel, shareText, shareNote, action ${action}
    },
    _type == "shortlist" => {
      heading, lead, actions[] ${action}, noteIcon, noteText, listTitle, listNote, footnote,
      entries[] { _key, _type, name, detail, status, chosen }
    },
    _type == "monitoring" => { heading, lead, items[] { _key, _type, title, body } },
    _type == "team" => {
      heading, tagline, joinHeading, joinText, joinAction ${action},
      "members": select(count(members) > 0 => coalesce(members[]->, []), *[_type == "teamMember"]) | order(orderRank asc)
        ${teamMember}
    },
    _type == "offices" => { heading, lead, formHeading, offices[]-> ${office}, ${contact}, "texts": ${contactTexts} },
    _type == "legalText" => {
      lead, page-> { _id, _type, title, body, facts[] { _key, _type, title, text } }
    },
    _type == "questionBlock" => {
      heading, text, formHeading, action ${action}, ${contact}, "texts": ${inlineContactTexts}
    },
    _type == "shareLink" => { heading, lead, message },
    _type == "linkCards" => { heading, cards[]-> ${benefitCard} },
    _type == "videoBlock" => {
      heading, lead, watchLabel, videoUrl, poster ${picture}, action ${action}
    },
    _type == "pageTitle" => { heading, lead, tone, brick, image ${picture} },
    _type == "faqList" => {
      heading, lead, action ${action},
      "items": *[_type == "faqItem" && audience == coalesce(^.audience, $audience)]
        | order(orderRank asc) { _id, _type, question, answer, cta { label, to } }
    }
  }
}`)

/** The page as the content API has it now; null when no page is published at this path. */
export async function loadPage(path: string): Promise<PageContent | null> {
  const answer = await fetchContent<PageQueryResult>(pageQuery, {
    path,
    audience: audienceOf(path),
  })
  const page = answer === null ? null : decode(answer, reportContent)
  return page && shownOn(page)
}

/** The page without the words of forms that nobody sees there: its data is part of the first load. */
function shownOn({ dialogs, waitlist, ...page }: NonNullable<Sound<PageQueryResult>>): PageContent {
  const opens = openedDialogs(page)
  const opened = {
    ...(opens.includes('demo') ? { demo: dialogs.demo } : {}),
    ...(opens.includes('funding') ? { funding: dialogs.funding } : {}),
    ...(opens.includes('jobs') ? { jobs: dialogs.jobs } : {}),
  }
  return {
    ...page,
    ...(Object.keys(opened).length > 0 ? { dialogs: opened } : {}),
    ...(waitlist ? { waitlist } : {}),
  }
}
