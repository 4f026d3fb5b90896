import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import styles from './FeatureTabs.module.css'

const framings: [Framing, Framing] = [
  {
    media: '(width < 43.75em)',
    ratio: 9 / 10,
    widths: [350, 700, 900],
    sizes: 'calc(100vw - 40px)',
  },
  {
    ratio: 8 / 5,
    widths: [840, 1280, 1600],
    sizes: '(min-width: 1368px) 840px, (min-width: 60em) 62vw, 91vw',
  },
]

/** The product's screens behind tabs; the image of a tab that is not selected is not loaded. */
export function FeatureTabs({ section }: { section: Section<'featureTabs'> }) {
  return (
    <Band>
      <HeadRow heading={section.heading} lead={section.lead} />
      <Tabs
        label={section.heading}
        items={section.features.map((feature) => ({
          key: feature._id,
          name: feature.name,
          text: feature.description,
          content: (
            <div className={`pane ${styles.screen}`}>
              <Picture
                className="cover"
                image={feature.image}
                narrow={feature.mobileImage}
                framings={framings}
              />
            </div>
          ),
        }))}
      />
    </Band>
  )
}
