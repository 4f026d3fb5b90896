import type { ReactNode } from 'react'
import { budgetBricks, formatNaira } from '#shared/money.ts'
import { t } from '#shared/words/words.ts'
import { referralLink } from '#shared/referral.ts'
import { hosts } from '#src/config/hosts.ts'
import type { PageSection, Section } from '#src/content/types.ts'
import { BrickMaskedImage } from '#src/ui/brick-masked-image/BrickMaskedImage.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { HouseImage } from '#src/ui/picture/Picture.tsx'
import { BrickRow, brickPath } from '#src/ui/wall/Wall.tsx'
import styles from './DrawnWall.module.css'

interface DrawnWallProps {
  section: Section<'hero'>
  page: PageSection[]
  brick: ReactNode
  caption: ReactNode
}

/** What is drawn in a hero's wall: the page's report or message, or the hero's building sites. */
export function DrawnWall({ section, page, brick, caption }: DrawnWallProps) {
  const { wall, sites, reply } = section
  if (wall === 'sites') return <Sites sites={sites ?? []} brick={brick} note={caption} />
  const report = page.find((one) => one._type === 'monitoringReport')
  const share = page.find((one) => one._type === 'shareLink')
  return (
    <BrickMaskedImage className={styles.frame} brick={brick} caption={caption}>
      {wall === 'report' && report ? (
        <Report report={report} />
      ) : (
        <i className={styles.behind} data-screen-only />
      )}
      {wall === 'message' && share ? <Message text={share.message} reply={reply} /> : null}
    </BrickMaskedImage>
  )
}

/** The facts of a monitoring report on bricks, in front of the house of its week. */
function Report({ report }: { report: Section<'monitoringReport'> }) {
  const { budget, paidBefore, released, passedFirst, passedAgain } = report
  const bricks = budgetBricks(budget, paidBefore, released)
  return (
    <>
      <i className={styles.behind} data-screen-only>
        <HouseImage week={report.week} eager />
      </i>
      <p className={styles.brick} data-place="title">
        <b>{report.title}</b>
        {report.subject}
      </p>
      <p className={styles.brick} data-place="left">
        <b>{`${bricks.left}%`}</b>
        {report.leftLabel}
      </p>
      <p className={styles.brick} data-place="sum">
        <b>{formatNaira(released)}</b>
        {report.releaseTitle}
      </p>
      <p className={styles.brick} data-place="checks">
        <b>{report.checksHeading}</b>
        <BrickRow
          className={styles.checks}
          bricks={'B'.repeat(passedFirst) + 'O'.repeat(passedAgain)}
        />
      </p>
      <p className={styles.brick} data-place="budget">
        <BrickRow
          className={styles.budget}
          bricks={'B'.repeat(bricks.paid) + 'O'.repeat(bricks.released) + 'N'.repeat(bricks.left)}
        />
        {`${bricks.paid}% ${report.paidLabel}${t().comma}${bricks.released}% ${report.releasedLabel}`}
      </p>
    </>
  )
}

/** The message that a visitor shares, as WhatsApp shows it, with an answer. */
function Message({ text, reply }: { text: string; reply: string | null }) {
  return (
    <>
      <p className={styles.brick} data-place="message">
        <i className={styles.preview} data-screen-only>
          <HouseImage week={20} eager />
        </i>
        {text}
        <u>{referralLink(hosts.site, null).replace(/^https?:\/\//, '')}</u>
        <span className={styles.ticks}>
          <Icon name="tick" small />
          <Icon name="tick" small />
        </span>
      </p>
      {reply ? (
        <p className={styles.brick} data-place="reply">
          {reply}
        </p>
      ) : null}
    </>
  )
}

type Site = NonNullable<Section<'hero'>['sites']>[number]

interface SitesProps {
  sites: Site[]
  brick: ReactNode
  note: ReactNode
}

/** Several buildings on one base, each as high as it is built, with the plan as a line. */
function Sites({ sites, brick, note }: SitesProps) {
  return (
    <div className={`column ${styles.sites}`}>
      <svg viewBox={`-6 0 ${sites.length * step} ${ground}`} aria-hidden="true">
        {sites.map((site, index) => (
          <g key={site._key} transform={`translate(${index * step})`}>
            <Building site={site} />
          </g>
        ))}
      </svg>
      <div className={`stack-2 ${styles.base}`}>
        <div data-brick>{brick}</div>
        <i />
        <i />
      </div>
      <dl>
        {sites.map(({ _key, name, built, planned, status }) => (
          <div key={_key}>
            <dt>{name}</dt>
            <dd>
              <b>{`${built}%`}</b>
              <span className="strong" data-late={built < planned || undefined}>
                {status}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p className="micro">{note}</p> : null}
    </div>
  )
}

// A building in the units of its drawing: ten courses of three bricks or, for a running bond, of two
// between two halves.
const courses = 10
const ground = 450
const pitch = 45 // from course to course
const joint = 5
const long = 74
const half = (long - joint) / 2
const step = 244 // from building to building

function Building({ site: { built, planned } }: { site: Site }) {
  const bricks = siteBricks(built)
  const line = ground + joint / 2 - (planned * courses * pitch) / 100
  return (
    <>
      <path
        className={styles.open}
        d={brickPath(
          bricks.filter(({ isLaid }) => !isLaid),
          1,
        )}
      />
      <path
        fill="var(--clay)"
        d={brickPath(bricks.filter(({ isLaid, isDark }) => isLaid && !isDark))}
      />
      <path
        fill="var(--laterite)"
        d={brickPath(bricks.filter(({ isLaid, isDark }) => isLaid && isDark))}
      />
      <path className={styles.plan} d={`M${-joint} ${line}h${step - 2}`} />
    </>
  )
}

/** The bricks of ten courses of which `built` percent are laid, from the bottom and from the left. */
export function siteBricks(built: number) {
  return Array.from({ length: courses }, (_, course) => {
    const widths = course % 2 === 0 ? [long, long, long] : [half, long, long, half]
    const laid = Math.round((built / courses - course) * widths.length)
    let x = 0
    return widths.map((width, index) => {
      const y = ground - (course + 1) * pitch + joint
      // Darker bricks in no visible order, as they come out of the kiln.
      const isDark = (index * 3 + course * 5) % 7 === 3
      const brick = { x, y, width, height: pitch - joint, isLaid: index < laid, isDark }
      x += width + joint
      return brick
    })
  }).flat()
}
