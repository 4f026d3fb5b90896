import type { ActionData, FormDialogName } from '#shared/leads/forms.ts'
import type { ContentImage } from '#shared/image.ts'
import type {
  ConstructionQueryResult,
  GuidesQueryResult,
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

type QueriedPage = NonNullable<Valid<PageQueryResult>>
type QueriedSection = NonNullable<QueriedPage['sections']>[number]
type QueriedList = Extract<QueriedSection, { _type: 'guideList' }>

/** A page as the content API answers, with all that its sections could show. */
export type PageAnswer = Omit<QueriedPage, 'sections'> & { sections: PageSection[] }

/** The list of guides, of which a page shows a part. */
export type GuideList = QueriedList & {
  shown?: {
    /** The address of the first page of the list. */
    path: string
    /** The number of this page, from 1, and of all. */
    page: number
    pages: number
    /** Of guides, by the ids of the topics. */
    counts: Record<string, number>
  }
}

/** A guide as lists show it. */
export type GuideCard = QueriedList['guides'][number]

/** What a guide is about, in the first view of its page. */
export interface ArticleSection {
  _key: string
  _type: 'article'
  guide: Omit<Guide, 'body'>
}

/** The text of a guide, and what to read next. */
export interface ArticleTextSection {
  _key: string
  _type: 'articleText'
  body: Guide['body']
  related: GuideCard[]
}

export type Guide = Valid<GuidesQueryResult>['guides'][number]

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

export type PageSection =
  | Exclude<QueriedSection, QueriedList>
  | GuideList
  | ArticleSection
  | ArticleTextSection
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
