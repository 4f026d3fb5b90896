import { documentPrefix } from '#shared/guides.ts'
import { rateDays } from '#shared/money.ts'

/** GROQ fragments that several queries share: plain template strings, joined when the module loads. */

export const image = /* groq */ `{
  _type, alt, hotspot { x, y }, crop { top, bottom, left, right },
  "asset": asset-> {
    _id, url,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  }
}`

/** True for a guide whose day has come: earlier, nothing of it is on the site. */
export const isOut = /* groq */ `publishedAt<=now()`

/** The address of a page, or of a guide that is out, as a projection: a guide's is made from its language. */
export const address = /* groq */ `{"p":select(_type=="article"=>select(${isOut}=>${documentPrefix}+"/guides/"+slug.current),path)}.p`

/**
 * The address a link field leads to, as text; "" for a link to a page that is not published. A link that
 * a program wrote as text stays as it is. Without blanks: a page's query holds it two dozen times.
 */
export const hrefOf = (link: string) =>
  /* groq */ `coalesce(${link}.page->${address}+coalesce("#"+${link}.anchor,""),${link}.file.asset->url,${link}.href,string(${link}),"")`

/** Formatted text whose links are addresses. */
export const prose = /* groq */ `{
  ...,
  markDefs[] { _key, _type, "href": coalesce(page->${address}+coalesce("#"+anchor,""),file.asset->url,href) }
}`

/** What a figure of a guide says; the number alone of an exchange rate. */
const figure = /* groq */ `kind, "plan": null, currency, "value": select(
    kind == "planPrice" => plan->amountText,
    kind == "fee" => *[_type == "prices" && _id == "prices"][0].delivery.figure
  ),
  "naira": select(kind == "rate" => *[_type == "siteSettings" && _id == "siteSettings"][0].exchange.rates[currency == ^.currency][0].naira)`

export const action = /* groq */ `{ _type, label, "to": ${hrefOf('to')}, opens }`

export const benefitCard = /* groq */ `{
  _id, _type, title, body, image ${image}, icon, figure, highlight, drawing, week, points, caption,
  link ${action}
}`

export const audienceCard = /* groq */ `{
  _id, _type, title, description, icon, "link": ${hrefOf('link')}, pickLabel, pickText
}`

export const feature = /* groq */ `{ _id, _type, name, description, image ${image}, mobileImage ${image} }`

/** With the texts that all claims share, whom to ask, and a name to link to, the same in every language. */
export const claim = /* groq */ `{
  _id, _type, "anchor": coalesce(
    *[_type == "translation.metadata" && references(^._id)][0].translations[language == $base][0].value._ref, _id
  ), text, lead, hint, empty,
  rows[] { _key, _type, question, answer, source, "sourceLink": ${hrefOf('sourceLink')} },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {
    _id, _type, whatsapp, email, claims { _type, opens, count, askAll, message }
  }
}`

export const partnerLogo = /* groq */ `{ _id, _type, name, image ${image} }`

export const testimonial = /* groq */ `{ _id, _type, message, name, title, image ${image} }`

export const seo = /* groq */ `{ _type, title, description, image ${image}, noIndex }`

const price = /* groq */ `{ _type, label, before, figure, after, text, action ${action} }`

export const prices = /* groq */ `*[_type == "prices" && _id == "prices"][0] {
  _id, _type, share, software ${price}, delivery ${price}
}`

/** Whether the rates are recent is also asked here, so that a page's HTML and its script agree on it. */
export const exchange = /* groq */ `"settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {
  _id, _type,
  exchange {
    _type, date, choiceLabel, about, note, rates[naira > 0] { _key, _type, currency, naira },
    "isRecent": dateTime(now()) - dateTime(date + "T00:00:00Z") <= ${rateDays} * 24 * 60 * 60
  }
}`

export const plan = /* groq */ `{
  _id, _type, title, amountText, userLabel, type, benefits, introLine, buttonTitle, hasDropdown,
  baseAmount, minUsers, maxUsers, includedUsers, extraUserAmount, maxProjects, action ${action}
}`

export const compareGroup = /* groq */ `{
  _id, _type, name,
  subFeatures[] { _key, _type, name, availability[] { _key, _type, plan, included, text } }
}`

export const teamMember = /* groq */ `{
  _id, _type, name, role, image ${image}, description, theme
}`

export const office = /* groq */ `{
  _id, _type, city, country, address, email, phone, whatsapp, timeZone, opensAt, closesAt,
  days, holidays[] { _type, date, name }
}`

/** The id is a constant, so that a report names the document, not the page that shows the texts. */
export const closingTexts = /* groq */ `*[_type == "siteSettings" && _id == "siteSettings"][0].closing {
  "_id": "siteSettings", _type, askLabel, askShort, askNote, openNote, hoursHeading, oneOpen, allOpen, noneOpen, hoursNote,
  closedNote, offices[]-> {
    _id, _type, city, whatsapp, timeZone, opensAt, closesAt, days, holidays[] { _type, date, name }
  }
}`

/** Whom to write to or call when a form cannot be used. */
export const contact = /* groq */ `"contact": *[_type == "siteSettings" && _id == "siteSettings"][0] {
  email, phone, whatsapp
}`

// Texts of forms. The id and type are constants, so that a report can name the document even when it is
// missing.

const formTexts = /* groq */ `*[_type == "formTexts" && _id == "formTexts"][0]`

const named = /* groq */ `"_id": "formTexts", "_type": "formTexts"`

/** What a form says once it was sent. */
const receipt = /* groq */ `receipt { _type, title, who, how, note, picture }`

/** The page that small print links to. */
const policy = /* groq */ `"link": *[_type == "page" && path == "/policy"][0].path`

/** The forms that the site settings switch off, in every language: only the default settings say so. */
export const unusedForms = /* groq */ `*[_id == "siteSettings" && _type == "siteSettings"][0].unusedForms`

export const contactTexts = /* groq */ `{
  ${named}, "contact": ${formTexts}.contact { _type, send, privacy, ${policy}, ${receipt} }
}`

/** For the same form without its small print. */
export const inlineContactTexts = /* groq */ `{
  ${named}, "contact": ${formTexts}.contact { _type, send, ${receipt} }
}`

/** Of the same form where only its receipt is shown. */
export const waitlistReceipt = /* groq */ `{
  ${named}, "waitlist": ${formTexts}.waitlist { _type, ${receipt} }
}`

export const waitlistTexts = /* groq */ `{
  ${named},
  "waitlist": ${formTexts}.waitlist { _type, heading, lead, phoneHint, build, purpose, comment, privacy, ${policy}, ${receipt} }
}`

export const topic = /* groq */ `{
  _id, _type, title, description, color, act ${action},
  "path": ${documentPrefix}+"/guides/topic/"+slug.current
}`

/** How many words a guide has: `pt::text` separates paragraphs by empty lines, not by spaces. */
export const words = /* groq */ `"words": count(string::split(pt::text(body), " ")) + count(body[_type == "block"]) - 1`

/** The fields of a guide that its page and lists show. */
const articleFields = /* groq */ `_id, _type, title, "path": @${address}, summary, image ${image}, imageNote,
  cover { _type, kind, count, marked, alt }, publishedAt,
  ${words}`

export const article = /* groq */ `{ ${articleFields}, topic-> { _id, _type, title, color } }`

/** The text of a guide. */
const articleBody = /* groq */ `{
  ...,
  _type == "block" => {
    markDefs[] {
      _key, _type, "href": coalesce(page->${address}+coalesce("#"+anchor,""),file.asset->url,href),
      _type == "liveFigure" => { ${figure} }
    }
  },
  _type == "callout" => { body[] ${prose} },
  _type == "table" => { caption, rows[] { _key, _type, cells } },
  _type == "picture" => { image ${image} },
  _type == "quote" => { text, name },
  _type == "ticks" => { title, items },
  _type == "button" => { action ${action} },
  _type == "question" => { "item": item-> { _id, _type, question, answer[] ${prose} } },
  _type == "figure" => { ${figure}, "day": select(
    kind == "rate" => *[_type == "siteSettings" && _id == "siteSettings"][0].exchange.date,
    string::split(string(now()), "T")[0]
  ) }
}`

/** A guide with all that its page shows. */
export const guide = /* groq */ `{
  ${articleFields}, topic-> ${topic},
  reviewedAt, body[] ${articleBody}, seo ${seo},
  "author": author-> { _id, _type, name, role, image ${image} },
  "pinned": related[]->_id, "linked": array::compact(body[].markDefs[].page._ref),
  "link": *[_type == "page" && path == "/contact"][0].path,
  "translations": *[_type == "translation.metadata" && references(^._id)][0]
    .translations[] { language, "path": value->${address} }
}`
