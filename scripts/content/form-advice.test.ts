import { expect, test } from 'vitest'
import { formAdvice } from './form-advice.ts'

const card = {
  _id: 'benefit',
  _type: 'benefitCard',
  link: { _type: 'action', label: 'Go', opens: 'funding' },
}

test('the check of the content names where a switched-off form is still used', () => {
  const settings = { _id: 'siteSettings', _type: 'siteSettings', unusedForms: ['funding'] }
  expect(formAdvice([settings, card])).toEqual([
    'benefit, link.opens: "Apply for funding" is switched off in the site settings: visitors do not see this button.',
  ])
  expect(formAdvice([card])).toEqual([])
})
