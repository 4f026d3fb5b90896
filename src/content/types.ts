import type { ActionData, FormDialogName } from '#shared/leads/forms.ts'
import type { ContentImage } from '#shared/image.ts'
import type {
  ConstructionQueryResult,
  PageQueryResult,
  ReferralQueryResult,
  SchedulerQueryResult,
  ShellQueryResult,
} from './generated/types.generated.ts'

/**
 * A query result after validation: images and actions are complete, broken parts are gone. Any action may
 * be null, since its form may be switched off.
 */
export type Valid<T> = T extends { _type: 'action' }
  ? ActionData | null
  : T extends { _type: 'image' }
    ? ContentImage
    : T extends readonly (infer Member)[]
      ? NonNullable<Valid<NonNullable<Member>>>[]
      : T extends object
        ? { [Key in keyof T]: Valid<T[Key]> }
        : T

export type ShellContent = Valid<ShellQueryResult>
export type Settings = NonNullable<ShellContent['settings']>
export type Navigation = NonNullable<ShellContent['navigation']>

type PageAnswer = NonNullable<Valid<PageQueryResult>>

/** A page, with the texts of the forms that it shows and of the dialogs that it opens. */
export type PageContent = Omit<PageAnswer, 'dialogs' | 'waitlist' | 'unusedForms'> & {
  dialogs?: Partial<PageAnswer['dialogs']>
  waitlist?: PageAnswer['waitlist']
}

/** The texts of the forms in dialogs, by the names of the dialogs. */
export type DialogTexts = {
  [Name in FormDialogName]: PageAnswer['dialogs'][Name] extends Record<Name, infer Texts>
    ? Texts
    : never
}

/** What a navigation finds at a path. */
export type PageResult =
  | { kind: 'page'; page: PageContent }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }

export type PageSection = NonNullable<PageContent['sections']>[number]
export type SectionType = PageSection['_type']

/** The content of one type of section: `Section<'hero'>`. */
export type Section<Type extends SectionType> = Extract<PageSection, { _type: Type }>

/** What is claimed, with the questions behind it. */
export type Claim = Section<'insuredBand'>['claim']

/** The answers to the queries of the pages that are not documents of the CMS. */
export interface ScreenAnswers {
  scheduler: SchedulerQueryResult
  referral: ReferralQueryResult
  construction: ConstructionQueryResult
}

export type ScreenName = keyof ScreenAnswers
export type Screen<Name extends ScreenName> = Valid<ScreenAnswers[Name]>
export type Screens = { [Name in ScreenName]: Screen<Name> }
export type SchedulerTexts = NonNullable<Screens['scheduler']['scheduler']>
