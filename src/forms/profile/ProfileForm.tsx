import { useEffect, useRef, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { DialogBody, DialogFoot } from '#src/ui/dialog/Dialog.tsx'
import { Banner } from '#src/ui/field/Banner.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { showToast } from '#src/ui/toast/toast.tsx'
import { Form, useClosing } from '#src/forms/form/Form.tsx'
import { FormField } from '#src/forms/form/FormField.tsx'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { useLead } from '#src/forms/form/use-lead.tsx'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { profile } from '#shared/leads/profile.ts'
import type { DialogFormProps } from '#src/forms/form/form-context.ts'
import type { FormActions } from '#src/forms/form/Form.tsx'

interface ProfileFormProps extends DialogFormProps {
  texts?: ProfileTexts | null
}

/**
 * The form of the join-team dialog. Three seconds after a submit it closes, whatever came of it; thanks
 * that could hardly be read by then go on as a toast.
 */
export function ProfileForm({ onDone, dialog, receipt, texts }: ProfileFormProps) {
  const { lead: line, profileLabel, profileExample } = texts ?? plainProfileTexts
  const lead = useLead(profile)
  const [thanks, setThanks] = useState<string | null>(null)
  const thanked = useRef<{ text: string; since: number }>(undefined)
  const body = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(closing.current), [])
  useClosing(body, () => {
    clearTimeout(closing.current)
    thank(null)
  })

  function thank(text: string | null) {
    thanked.current = text === null ? undefined : { text, since: performance.now() }
    setThanks(text)
  }

  function close() {
    const last = thanked.current
    onDone()
    if (last && performance.now() - last.since < durations.readable) tellThanks(last.text)
  }

  async function submit(values: typeof profile.empty, { reset }: FormActions) {
    clearTimeout(closing.current)
    closing.current = setTimeout(close, durations.joinTeamClose)
    thank(null)
    // A failure is silent: the link stays in the form and the outbox.
    const { received, text } = await lead.send(values)
    if (!received) return
    reset()
    if (body.current?.closest('dialog')?.open) thank(text)
    else if (text) tellThanks(text)
  }

  return (
    <>
      <ReceiptPlace form="profile" content={receipt} dialog={dialog} />
      <Form of={profile} onSubmit={submit}>
        {() => (
          <>
            <DialogBody>
              <div ref={body}>
                <FieldStack>
                  {line ? <p>{line}</p> : null}
                  <FormField
                    name="linkedInUrl"
                    label={profileLabel}
                    placeholder={profileExample}
                    inputMode="url"
                  />
                  <Banner text={thanks} />
                </FieldStack>
              </div>
            </DialogBody>
            <DialogFoot>
              <Button variant="secondary" onClick={onDone}>
                Cancel
              </Button>
              <SubmitButton>Submit</SubmitButton>
            </DialogFoot>
          </>
        )}
      </Form>
    </>
  )
}

function tellThanks(text: string) {
  showToast({ text, tone: 'success', duration: durations.toast })
}

/** The texts of the join-team form. */
export interface ProfileTexts {
  lead: string
  profileLabel: string
  profileExample: string
}

/** Used where the CMS has no texts. */
export const plainProfileTexts: ProfileTexts = {
  lead: '',
  profileLabel: 'LinkedIn profile',
  profileExample: '',
}
