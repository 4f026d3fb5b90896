import { useEffect, useRef, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { t } from '#shared/words/words.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { DialogBody, DialogFoot } from '#src/ui/dialog/Dialog.tsx'
import { Banner } from '#src/ui/field/Banner.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { showToast } from '#src/ui/toast/toast.tsx'
import { useClosing } from '#src/forms/form/Form.tsx'
import { FormField } from '#src/forms/form/FormField.tsx'
import { LeadForm } from '#src/forms/form/LeadForm.tsx'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { profile } from '#shared/leads/profile.ts'
import type { DialogFormProps } from '#src/forms/form/form-context.ts'

interface ProfileFormProps extends DialogFormProps {
  texts?: ProfileTexts | null
}

/**
 * The form of the join-team dialog. Three seconds after a submit it closes, whatever came of it; thanks
 * that come later are shown in a toast. A failure is silent: the link stays in the form and the outbox.
 */
export function ProfileForm({ onDone, texts }: ProfileFormProps) {
  const {
    lead: line,
    profileLabel,
    profileExample,
  } = texts ?? {
    lead: '',
    profileLabel: t().fields.linkedIn,
    profileExample: '',
  }
  const [thanks, setThanks] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(closing.current), [])
  useClosing(body, stop)
  useEffect(() => {
    // The button that was pressed has left.
    if (thanks !== null && document.activeElement === document.body) close.current?.focus()
  }, [thanks])

  function stop() {
    clearTimeout(closing.current)
    setThanks(null)
  }

  function onSend() {
    stop()
    closing.current = setTimeout(onDone, durations.joinTeamClose)
  }

  function onReceived(text: string | null) {
    if (body.current?.closest('dialog')?.open) setThanks(text)
    else if (text) showToast({ text, tone: 'success', duration: durations.toast })
  }

  return (
    <LeadForm of={profile} onSend={onSend} onReceived={onReceived}>
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
        <Button ref={close} variant="secondary" onClick={onDone}>
          {thanks === null ? t().dialog.cancel : t().dialog.close}
        </Button>
        {thanks === null ? <SubmitButton>{t().form.submit}</SubmitButton> : null}
      </DialogFoot>
    </LeadForm>
  )
}

/** The texts of the join-team form. */
export interface ProfileTexts {
  lead: string
  profileLabel: string
  profileExample: string
}
