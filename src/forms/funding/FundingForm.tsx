import { use, useEffect, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { t } from '#shared/words/words.ts'
import { DialogBody, DialogFoot } from '#src/ui/dialog/Dialog.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { StepGroup, WizardSteps } from '#src/ui/wizard-steps/WizardSteps.tsx'
import { Form } from '#src/forms/form/Form.tsx'
import { FormContext, fieldId } from '#src/forms/form/form-context.ts'
import { useLead } from '#src/forms/form/LeadForm.tsx'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { CompanyStep, DetailsStep, PersonStep } from './steps.tsx'
import { funding, fundingSteps } from '#shared/leads/funding.ts'
import { useUploads } from './uploads.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { FormSummary, LeadNote, SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import type { MouseEvent } from 'react'
import type { FormActions } from '#src/forms/form/Form.tsx'
import type { DialogFormProps } from '#src/forms/form/form-context.ts'
import type { FundingValues } from '#shared/leads/funding.ts'

/**
 * The funding application in three steps. The dialog is closed by Cancel and after a
 * submit, whether that went well or not; what was typed is there when it is opened again.
 */
export function FundingForm({ onDone }: DialogFormProps) {
  const titles = t().funding.steps
  const [step, setStep] = useState(0)
  const [wentBack, setWentBack] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const { uploads, rows } = useUploads()
  const lead = useLead(funding, { duration: durations.toast })

  function onSubmit(values: FundingValues, form: FormActions): Promise<void> | undefined {
    if (step === titles.length - 1) return send(values, form)
    setStep(step + 1)
  }

  useEffect(() => {
    // After the step has taken the focus: on a phone the message is below the fold.
    if (isBlocked) document.getElementById(fieldId('funding', 'uploadedFiles'))?.focus()
  }, [isBlocked])

  async function send(values: FundingValues, form: FormActions): Promise<void> {
    setBlocked(false)
    // An incomplete list of files must not be sent without the visitor knowing.
    const isWhole = await uploads.settle()
    setBlocked(!isWhole)
    if (!isWhole) return setStep(0)
    const { received } = await lead.send({ ...values, uploadedFiles: uploads.sent() })
    if (received) form.reset()
    setStep(0)
    onDone()
  }

  function back() {
    setWentBack(true)
    if (step === 0) onDone()
    else setStep(step - 1)
  }

  return (
    <>
      <ReceiptPlace form="funding" />
      <Form
        of={funding}
        failed={lead}
        stepRules={fundingSteps[step]}
        onSubmit={onSubmit}
        onReset={uploads.clear}
      >
        <WizardSteps titles={titles} current={step} />
        <DialogBody>
          <StepGroup titles={titles} current={step}>
            <FieldStack>
              {wentBack ? null : <FormSummary />}
              <LeadNote />
              {step === 0 ? (
                <CompanyStep uploads={uploads} rows={rows} isBlocked={isBlocked} />
              ) : null}
              {step === 1 ? <DetailsStep /> : null}
              {step === 2 ? <PersonStep isUploading={uploads.isRunning()} /> : null}
            </FieldStack>
          </StepGroup>
        </DialogBody>
        <WizardFoot step={step} onBack={back} onAsk={() => setWentBack(false)} />
      </Form>
    </>
  )
}

interface WizardFootProps {
  step: number
  /** Cancel or Back. */
  onBack: () => void
  /** Next or Submit; the form decides whether the wizard goes on. */
  onAsk: () => void
}

/** The wizard's buttons: Cancel or Back, and Next or Submit. */
function WizardFoot({ step, onBack, onAsk }: WizardFootProps) {
  const { busy } = use(FormContext)

  /** The second click of a double click was meant for the previous step. */
  function ask(event: MouseEvent) {
    if (event.detail > 1) event.preventDefault()
    else onAsk()
  }

  return (
    <DialogFoot>
      <Button
        variant="secondary"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onBack()
        }}
      >
        {step === 0 ? t().dialog.cancel : t().funding.back}
      </Button>
      {step < fundingSteps.length - 1 ? (
        <Button type="submit" onClick={ask}>
          {t().funding.next}
        </Button>
      ) : (
        <SubmitButton>{t().form.submit}</SubmitButton>
      )}
    </DialogFoot>
  )
}
