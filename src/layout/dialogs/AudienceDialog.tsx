import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isWithinReach } from '#src/browser/language.ts'
import type { Settings } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Button, LinkLine } from '#src/ui/action/Action.tsx'
import { Dialog, DialogBody, DialogFoot, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import { CardGrid } from '#src/ui/grid/Grid.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import styles from './AudienceDialog.module.css'

/**
 * "I am a...". The choice is a separate form without an action, so it never ends up in an address. CSS
 * shows the one Continue button of the chosen card, so that it works without scripts too.
 */
export function AudienceDialog({ settings }: { settings: Settings }) {
  const { audiences, iamHeading, iamText, iamMore, iamMoreActions } = settings
  const choice = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  function goOn(event: MouseEvent, link: string) {
    event.preventDefault()
    choice.current?.closest('dialog')?.close()
    if (isWithinReach(link)) void navigate(link)
    else window.location.assign(link)
  }

  return (
    <Dialog name="iam" title={iamHeading} onClose={() => choice.current?.reset()}>
      <form ref={choice} className={styles.choice} autoComplete="off">
        {/* Enter on a choice would send the form: a disabled default button forbids it. */}
        <button type="submit" disabled hidden>
          {t().dialog.choose}
        </button>
        <DialogBody>
          <p id="iam-text" className="stone">
            {iamText}
          </p>
          <CardGrid
            as="div"
            columns={3}
            role="radiogroup"
            aria-labelledby={dialogIds('iam').title}
            aria-describedby="iam-text"
            className="above-4"
          >
            {audiences.map((audience, index) => (
              <AudienceCard key={audience._id} audience={audience} index={index} />
            ))}
          </CardGrid>
          <LinkLine text={iamMore} of={iamMoreActions} className="above-4" />
        </DialogBody>
      </form>
      <form method="get" className={styles.way}>
        <DialogFoot>
          <Button variant="secondary" command="close" commandfor={dialogIds('iam').dialog}>
            {t().dialog.cancel}
          </Button>
          <Button variant="muted" data-continue="none">
            {t().dialog.continue}
          </Button>
          {audiences.map(({ _id, link }, index) => (
            <Button
              key={_id}
              type="submit"
              data-continue={index}
              formAction={link}
              onClick={(event) => goOn(event, link)}
            >
              {t().dialog.continue}
            </Button>
          ))}
        </DialogFoot>
      </form>
    </Dialog>
  )
}

interface AudienceCardProps {
  audience: Settings['audiences'][number]
  /** Position in the row; CSS uses it to pair the choice with its Continue button. */
  index: number
}

/** One choice of "I am a...": a radio button as large as its card, labeled by the audience. */
function AudienceCard({ audience, index }: AudienceCardProps) {
  const { _id, icon, pickLabel, pickText } = audience
  const ids = { label: `iam-${index}`, text: `iam-${index}-text` }
  return (
    <label className={`stack-4 ${styles.card}`}>
      <input
        type="radio"
        name="audience"
        value={_id}
        data-choice={index}
        aria-labelledby={ids.label}
        aria-describedby={ids.text}
        className="covering"
      />
      <Pictogram name={icon} className={styles.art} />
      <span className={styles.words}>
        <span id={ids.label} className="title subtitle">
          {pickLabel}
        </span>
        <span id={ids.text} className={`quiet block ${styles.text}`}>
          {pickText}
        </span>
      </span>
      <span className={styles.mark} />
    </label>
  )
}
