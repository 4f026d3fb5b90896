import { Fragment, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { PageSection } from '#src/content/types.ts'
import { describeError, isChunkFailure } from '#src/layout/describe-error.ts'
import { ErrorBoundary } from '#src/layout/ErrorBoundary.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { Hero } from '#src/sections/hero/Hero.tsx'
import { ProjectsCarousel } from '#src/sections/projects-carousel/ProjectsCarousel.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { late } from './late.tsx'
import styles from './Sections.module.css'

// What a first view rarely shows comes in chunks; its HTML is there long before.
const home = () => import('./chunks/home.ts')
const text = () => import('./chunks/text.ts')
const offers = () => import('./chunks/offers.ts')
const pricing = () => import('./chunks/pricing.ts')
const company = () => import('./chunks/company.ts')

const BuiltFor = late('builtFor', async () => (await home()).BuiltFor)
const FeatureTabs = late('featureTabs', async () => (await home()).FeatureTabs)
const Testimonials = late('testimonials', async () => (await home()).Testimonials)
const Partners = late('partners', async () => (await home()).Partners)
const EstimateBanner = late('estimateBanner', async () => (await home()).EstimateBanner)
const WhatYouGet = late('whatYouGet', async () => (await home()).WhatYouGet)
const FaqList = late('faqList', async () => (await text()).FaqList)
const RichText = late('richText', async () => (await text()).RichText)
const LegalText = late('legalText', async () => (await text()).LegalTextWithDetails)
const Steps = late('steps', async () => (await text()).Steps)
const Statistics = late('statistics', async () => (await text()).Statistics)
const Benefits = late('benefits', async () => (await offers()).Benefits)
const BenefitBond = late('benefitBond', async () => (await offers()).BenefitBond)
const InsuredBand = late('insuredBand', async () => (await offers()).InsuredBand)
const PictureText = late('pictureText', async () => (await offers()).PictureText)
const MonthsRace = late('monthsRace', async () => (await offers()).MonthsRace)
const LinkCards = late('linkCards', async () => (await offers()).LinkCards)
const Plans = late('plans', async () => (await pricing()).Plans)
const CompareTable = late('compareTable', async () => (await pricing()).CompareTable)
const FeeEstimator = late('feeEstimator', async () => (await pricing()).FeeEstimator)
const Shortlist = late('shortlist', async () => (await pricing()).Shortlist)
const Monitoring = late('monitoring', async () => (await pricing()).Monitoring)
const Team = late('team', async () => (await company()).Team)
const Offices = late('offices', async () => (await company()).OfficesWithForm)
const QuestionBlock = late('questionBlock', async () => (await company()).QuestionBlockWithForm)
const ShareLink = late('shareLink', async () => (await company()).ShareLink)
const VideoBlock = late('videoBlock', async () => (await company()).VideoBlock)
const PageTitle = late('pageTitle', async () => (await company()).PageTitle)

interface SectionsProps {
  of: PageSection[]
  /** They follow a first view that the page draws itself, with its h1. */
  below?: boolean
}

/** The sections of a page in their order; one that breaks leaves the others standing. */
export function Sections({ of: sections, below = false }: SectionsProps) {
  return sections.map((section, index) => (
    <Fragment key={section._key}>
      <ErrorBoundary fallback={lost}>
        <Suspense fallback={<div className={styles.coming} />}>
          {draw(section, index === 0 && !below)}
        </Suspense>
      </ErrorBoundary>
      {index === 0 && !below ? <RestOfStyles /> : null}
    </Fragment>
  ))
}

/** The first section of a page carries its h1. */
function draw(section: PageSection, first: boolean): ReactNode {
  switch (section._type) {
    case 'hero':
      return <Hero section={section} />
    case 'builtFor':
      return <BuiltFor section={section} />
    case 'projectsCarousel':
      return <ProjectsCarousel section={section} />
    case 'featureTabs':
      return <FeatureTabs section={section} />
    case 'testimonials':
      return <Testimonials section={section} />
    case 'partners':
      return <Partners section={section} />
    case 'estimateBanner':
      return <EstimateBanner section={section} />
    case 'whatYouGet':
      return <WhatYouGet section={section} />
    case 'benefits':
      return <Benefits section={section} />
    case 'benefitBond':
      return <BenefitBond section={section} />
    case 'insuredBand':
      return <InsuredBand section={section} />
    case 'pictureText':
      return <PictureText section={section} />
    case 'monthsRace':
      return <MonthsRace section={section} />
    case 'steps':
      return <Steps section={section} />
    case 'statistics':
      return <Statistics section={section} />
    case 'richText':
      return <RichText section={section} />
    case 'faqList':
      return <FaqList section={section} />
    case 'plans':
      return <Plans section={section} first={first} />
    case 'compareTable':
      return <CompareTable section={section} />
    case 'feeEstimator':
      return <FeeEstimator section={section} first={first} />
    case 'shortlist':
      return <Shortlist section={section} first={first} />
    case 'monitoring':
      return <Monitoring section={section} />
    case 'team':
      return <Team section={section} />
    case 'offices':
      return <Offices section={section} />
    case 'legalText':
      return <LegalText section={section} />
    case 'questionBlock':
      return <QuestionBlock section={section} />
    case 'shareLink':
      return <ShareLink section={section} />
    case 'linkCards':
      return <LinkCards section={section} />
    case 'videoBlock':
      return <VideoBlock section={section} />
    case 'pageTitle':
      return <PageTitle section={section} first={first} />
    default:
      return unknownSection(section)
  }
}

/** A type without a drawing does not compile; content older or newer than this build is left out. */
function unknownSection(_section: never): null {
  return null
}

/** A section whose code did not arrive is called by its name (§7); nobody misses another one that breaks. */
function lost(error: unknown): ReactNode {
  const line = describeError(error)
  return isChunkFailure(line) ? (
    <Band>
      <p role="alert">{line}</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </Band>
  ) : null
}
