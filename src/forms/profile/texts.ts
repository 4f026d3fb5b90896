/** The words of the join-team form. */
export interface ProfileTexts {
  lead: string
  profileLabel: string
  profileExample: string
}

/** Where an editor's words are missing. */
export const plainProfileTexts: ProfileTexts = {
  lead: '',
  profileLabel: 'LinkedIn profile',
  profileExample: '',
}
