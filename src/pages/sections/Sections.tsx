import { Fragment, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { PageSection } from '#src/content/types.ts'
import { ErrorBoundary } from '#src/layout/errors/ErrorBoundary.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { ChunkLoadError } from '#src/lib/chunk-load-error.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { Hero } from '#src/sections/hero/Hero.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { late } from '../loading/lazy-section.tsx'
import styles from './Sections.module.css'

// What a first view rarely shows comes in chunks; its HTML is there long before.
const home = (name: string) => loadChunk(name, () => import('./chunks/home.ts'))
const text = (name: string) => loadChunk(name, () => import('./chunks/text.ts'))
const offers = (name: string) => loadChunk(name, () => import('./chunks/offers.ts'))
const pricing = (name: string) => loadChunk(name, () => import('./chunks/pricing.ts'))
const company = (name: string) => loadChunk(name, () => import('./chunks/company.ts'))

const BuiltFor = late('builtFor', async (name) => (await home(name)).BuiltFor)
const ProjectsCarousel = late(
  'projectsCarousel',
  async (name) => (await home(name)).ProjectsCarousel,
)
const FeatureTabs = late('featureTabs', async (name) => (await home(name)).FeatureTabs)
const Testimonials = late('testimonials', async (name) => (await home(name)).Testimonials)
const Partners = late('partners', async (name) => (await home(name)).Partners)
const EstimateBanner = late('estimateBanner', async (name) => (await home(name)).EstimateBanner)
const WhatYouGet = late('whatYouGet', async (name) => (await home(name)).WhatYouGet)
const FaqList = late('faqList', async (name) => (await text(name)).FaqList)
const RichText = late('richText', async (name) => (await text(name)).RichText)
const LegalText = late('legalText', async (name) => (await text(name)).LegalTextWithDetails)
const Steps = late('steps', async (name) => (await text(name)).Steps)
const Statistics = late('statistics', async (name) => (await text(name)).Statistics)
const Benefits = late('benefits', async (name) => (await offers(name)).Benefits)
const BenefitBond = late('benefitBond', async (name) => (await offers(name)).BenefitBond)
const InsuredBand = late('insuredBand', async (name) => (await offers(name)).InsuredBand)
const PictureText = late('pictureText', async (name) => (await offers(name)).PictureText)
const MonthsRace = late('monthsRace', async (name) => (await offers(name)).MonthsRace)
const LinkCards = late('linkCards', async (name) => (await offers(name)).LinkCards)
const Plans = late('plans', async (name) => (await pricing(name)).Plans)
const CompareTable = late('compareTable', async (name) => (await pricing(name)).CompareTable)
const FeeEstimator = late('feeEstimator', async (name) => (await pricing(name)).FeeEstimator)
const Shortlist = late('shortlist', async (name) => (await pricing(name)).Shortlist)
const Monitoring = late('monitoring', async (name) => (await pricing(name)).Monitoring)
const Team = late('team', async (name) => (await company(name)).Team)
const Offices = late('offices', async (name) => (await company(name)).OfficesWithForm)
const QuestionBlock = late(
  'questionBlock',
  async (name) => (await company(name)).QuestionBlockWithForm,
)
const ShareLink = late('shareLink', async (name) => (await company(name)).ShareLink)
const VideoBlock = late('videoBlock', async (name) => (await company(name)).VideoBlock)
const PageTitle = late('pageTitle', async (name) => (await company(name)).PageTitle)

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
  return error instanceof ChunkLoadError ? (
    <Band>
      <p role="alert">{error.message}</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </Band>
  ) : null
}
