import type { DocumentLocationResolver } from 'sanity/presentation'

// A question list that names no audience takes the one of its path (§2), as the site does.
const ENDING = 'string::split(path, "/")[-1]'
const OWN_AUDIENCE = `select(
  ${ENDING} in ["owner", "developer", "lender", "enterprise", "contractor"] => ${ENDING},
  ${ENDING} == "consultant" => "contractor",
  "general"
)`

/** What the Studio says about a document's place on the site: `{locations, message, tone}`. */
export const LOCATIONS = `select(
  $type in ["siteSettings", "navigation"] => {
    "locations": [{"title": "Home", "href": "/"}],
    "message": "Shown on every page",
    "tone": "positive"
  },
  $type == "redirect" => {
    "message": "Leads visitors from " + *[_id == $id][0].from + " to " + *[_id == $id][0].to,
    "tone": "positive"
  },
  {
    "locations": *[_type == "page" && defined(path) && (
      _id == $id
      || references($id)
      || ($type == "plan" && "compareTable" in sections[]._type)
      || ($type == "faqItem" && (
        *[_id == $id][0].audience in sections[_type == "faqList"].audience
        || (count(sections[_type == "faqList" && !defined(audience)]) > 0
          && *[_id == $id][0].audience == ${OWN_AUDIENCE})
      ))
    )] | order(path asc) {"title": coalesce(title, path), "href": path},
    "everywhere": count(*[_id == "siteSettings" && references($id)]) > 0
  } {
    locations,
    "message": select(
      everywhere => "Shown on every page, in “I am a…”",
      count(locations) == 0 => "Not shown on any page yet"
    ),
    "tone": select(everywhere => "positive", count(locations) == 0 => "caution")
  }
)`

/** Where on the site a document appears; follows edits of pages while the document is open. */
export const locations: DocumentLocationResolver = (
  { id, type, perspectiveStack },
  { documentStore },
) =>
  documentStore.listenQuery(
    { fetch: LOCATIONS, listen: '*[_type in ["page", "siteSettings"] || _id == $id]' },
    { id, type },
    { perspective: perspectiveStack, tag: 'presentation-locations' },
  )
