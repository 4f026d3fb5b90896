import type { LeadResult } from '#src/leads/outbox/entry.ts'
import { Caution } from '#src/ui/field/Banner.tsx'
import { FieldProblem } from '#src/ui/field/Field.tsx'
import type { Lead } from './use-lead.ts'

interface LeadNoteProps {
  /** Name of the form. */
  id: string
  lead: Pick<Lead<never>, 'failure' | 'afterword'>
  /** No toast shows the failure, so it is shown here. */
  tellsFailure?: boolean
}

/** Shown beside the button after a failed submit: why it failed, and whether to send it again. */
export function LeadNote({ id, lead, tellsFailure = false }: LeadNoteProps) {
  const { failure, afterword } = lead
  const text = tellsFailure ? failure?.text : afterword
  return (
    <>
      {text ? (
        <div role="alert">
          <FieldProblem id={id} problem={text} />
        </div>
      ) : null}
      {isInDoubt(failure) ? (
        <Caution>
          We got no clear answer, so this may already have arrived. If you send it again, we may get
          it twice. Nothing you typed is lost.
        </Caution>
      ) : null}
    </>
  )
}

function isInDoubt(failure: LeadResult | null): boolean {
  return failure !== null && failure.outcome === 'held' && failure.mayHaveArrived
}
