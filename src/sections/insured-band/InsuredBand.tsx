import type { Section } from '#src/content/types.ts'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './InsuredBand.module.css'

const load = () => import('./Paper.tsx')
const OpenPaper = lazy('claim', load, 'OpenPaper')
const AskAll = lazy('claim', load, 'AskAll')

/** A claim with what is behind it, for a page without a brick that opens. */
export function InsuredBand({ section }: { section: Section<'insuredBand'> }) {
  const { heading, lead, claim } = section
  return (
    <Band>
      <Split className={styles.row}>
        <Copy heading={heading} text={lead} narrow>
          <AskAll claim={claim} />
        </Copy>
        <OpenPaper claim={claim} />
      </Split>
    </Band>
  )
}
