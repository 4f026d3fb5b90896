import type { PageContent } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { Action, Button } from '#src/ui/action/Action.tsx'
import { CourseStack } from '#src/ui/wall/Wall.tsx'
import { Dialog, DialogBody, DialogFoot, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import styles from './LearnDialog.module.css'

/** What a page's own "Learn More" opens: its steps, each one course higher in the wall. */
export function LearnDialog({ learn }: { learn: NonNullable<PageContent['learn']> }) {
  const { heading, lead, items, action } = learn
  return (
    <Dialog name="learn" title={heading}>
      <DialogBody isText>
        {lead ? <p className="stone">{lead}</p> : null}
        <ol className={`above-1 ${styles.steps}`}>
          {items.map(({ _key, title, body }, index) => (
            <li key={_key} className={`stack-4 ${styles.step}`}>
              <CourseStack laid={index + 1} of={items.length} />
              <div>
                <h3>
                  {index + 1}. <span>{title}</span>
                </h3>
                <p className="stone">{body}</p>
              </div>
            </li>
          ))}
        </ol>
      </DialogBody>
      <DialogFoot>
        <Button variant="secondary" command="close" commandfor={dialogIds('learn').dialog}>
          {t().dialog.close}
        </Button>
        {action ? <Action action={action} /> : null}
      </DialogFoot>
    </Dialog>
  )
}
