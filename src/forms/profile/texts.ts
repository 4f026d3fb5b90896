/** The texts of the join-team form. */
export interface ProfileTexts {
  lead: string
  profileLabel: string
  profileExample: string
}

/** Used where the CMS has no texts. */
export const plainProfileTexts: ProfileTexts = {
  lead: '',
  profileLabel: 'LinkedIn profile',
  profileExample: '',
}
