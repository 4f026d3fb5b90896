import { action, prices } from '#src/content/queries/fragments.ts'
import { rateDays } from '#shared/money.ts'

// Whether the rates are recent is also asked here, so that a page's HTML and its script agree on it.
export const feeEstimator = /* groq */ `_type == "feeEstimator" => {
  heading, lead, costLabel, feeLabel, totalLabel, shareNote, action ${action},
  send { _type, heading, text, caption, subject, message, note, arrived, nearest },
  "prices": ${prices},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {
    _id, _type,
    exchange {
      _type, date, choiceLabel, about, note, rates[] { _key, _type, currency, naira },
      "isRecent": dateTime(now()) - dateTime(date + "T00:00:00Z") <= ${rateDays} * 24 * 60 * 60
    }
  }
}`
