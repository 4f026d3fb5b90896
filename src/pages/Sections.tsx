import { Fragment, Suspense, createElement, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { own } from '#shared/json.ts'
import { replayClicks } from '#src/boot/click-queue.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { whenIdle } from '#src/browser/slow-connection.ts'
import type { PageSection, Section, SectionType } from '#src/content/types.ts'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { ErrorBoundary } from '#src/ui/lazy/ErrorBoundary.tsx'
import { lostPart } from '#src/layout/errors/PageError.tsx'
import { CurrentSection } from '#src/ui/edit-mark.ts'
import { readingSections, sectionComponents } from '#src/sections/components.generated.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import styles from './Sections.module.css'

const loadBar = () => import('#src/sections/closing-band/ClosingBand.tsx')
/** Not a section: the bricks of the closing band at the foot of a phone's window. */
const PhoneBar = lazy('phoneBar', loadBar, 'PhoneBar')

/** Ties a section to its own type, so that the registry's entry for that type accepts it. */
type AnySection<Type extends SectionType = SectionType> = {
  [One in Type]: Section<One> & { _type: One }
}[Type]

interface SectionsProps {
  of: PageSection[]
  /** The page itself draws the first view, with its h1; the sections follow it. */
  below?: boolean
}

/** The sections of a page in their order; when one breaks, the others stay. */
export function Sections({ of: sections, below = false }: SectionsProps) {
  const isWhole = useWholePage()
  if (sections.length === 0) return <RestOfStyles />
  const drawn = sections.map((section, index) =>
    index === 0 || isWhole ? withBoundary(section, index === 0 && !below, sections) : null,
  )
  if (!isWhole) drawn[1] = <div key="rest" className={styles.coming} />
  const closing = sections.find((section) => section._type === 'closingBand')
  const end = closing ? sections.indexOf(closing) : 0
  // Without a section between the first and the closing band the bar has no place; it would lie on a text.
  if (!closing || end < 2 || readingSections.has(sections[0]?._type ?? '')) return drawn
  // The box in which the bar on phones may stick: after the first section, before the closing band.
  return (
    <>
      {drawn[0]}
      <div className={styles.between}>
        {drawn.slice(1, end)}
        {isWhole ? (
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <Hydrated>
                <PhoneBar section={closing} />
              </Hydrated>
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
      {drawn.slice(end)}
    </>
  )
}

function withBoundary(section: PageSection, first: boolean, page: PageSection[]): ReactNode {
  return (
    <Fragment key={section._key}>
      <ErrorBoundary fallback={lostPart}>
        <CurrentSection value={section}>
          <Suspense fallback={<div className={styles.coming} />}>
            <Hydrated atOnce={first}>{draw(section, first, page)}</Hydrated>
          </Suspense>
        </CurrentSection>
      </ErrorBoundary>
      {first ? <RestOfStyles /> : null}
    </Fragment>
  )
}

/** Draws nothing for a type that this build does not know: the content may be newer than the build. */
function draw<Type extends SectionType>(
  section: AnySection<Type>,
  first: boolean,
  page: PageSection[],
): ReactNode {
  if (!Object.hasOwn(sectionComponents, section._type)) return null
  const Component = sectionComponents[section._type]
  return createElement<SectionProps<Type>>(Component, { section, first, page })
}

/**
 * False while a page that the router has just opened shows its first section alone: on a slow phone its
 * heading is painted 80 ms sooner when the browser need not lay out the rest first. A page that the build
 * wrote, or that had to be fetched, is whole at once.
 */
export function useWholePage(): boolean {
  const { pathname } = useLocation()
  const [whole, setWhole] = useState(pathname)

  useEffect(() => {
    if (whole === pathname) return undefined
    // In the task after the frame that shows the first section.
    const frame = requestAnimationFrame(() => void setTimeout(setWhole, 0, pathname))
    return () => cancelAnimationFrame(frame)
  }, [whole, pathname])

  return whole === pathname
}

// Long enough for the first view to be complete, short enough for a visitor who waits for a tab.
const patience = 2000

/** Until it settles, a prerendered page's sections stay static HTML. */
let held: Promise<void> | undefined
let release = () => {}

/** Hydrates the sections below the first once `until` settles, after two seconds at the latest. */
export function deferHydration(until: Promise<void>): void {
  const released = new Promise<void>((resolve) => (release = resolve))
  setTimeout(release, patience)
  held = Promise.race([until, released])
}

/** A section, which gets the clicks that came before it was hydrated. */
function Hydrated({ atOnce = false, children }: { atOnce?: boolean; children: ReactNode }) {
  // Also once it has settled: React renders again only with the same calls of `use` and of hooks.
  if (held && !atOnce) use(held)
  useEffect(replayClicks, [])
  return children
}

/** Hydrates all sections of these types; resolves once React has had the time for it. */
export async function hydrateSections(types: string[]): Promise<void> {
  release()
  await preloadSections(types)
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** Loads the code of these section types; what fails is requested again when it is rendered. */
export async function preloadSections(types: string[]): Promise<void> {
  await Promise.allSettled(types.map(async (type) => own(sectionComponents, type)?.load?.()))
}
