import { useEffect, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { DialogBody } from '#src/ui/dialog/Dialog.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { StepGroup, WizardSteps } from '#src/ui/wizard-steps/WizardSteps.tsx'
import { Form } from '#src/forms/form/Form.tsx'
import type { FormActions } from '#src/forms/form/Form.tsx'
import type { DialogFormProps } from '#src/forms/form/dialog-form.ts'
import { fieldId } from '#src/forms/form/form-context.ts'
import { LeadNote } from '#src/forms/form/LeadNote.tsx'
import { useLead } from '#src/forms/form/use-lead.ts'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { toFundingBody } from './payload.ts'
import { PersonStep } from './PersonStep.tsx'
import { emptyFunding, fundingSteps } from './schema.ts'
import type { FundingValues } from './schema.ts'
import { useUploads } from './use-uploads.ts'
import { WizardFoot } from './WizardFoot.tsx'

const titles = fundingSteps.map(({ title }) => title)

/**
 * The funding application in three steps. The dialog is closed by Cancel and after a
 * submit, whether that went well or not; what was typed is there when it is opened again.
 */
export function FundingForm({ onDone, dialog, receipt }: DialogFormProps) {
  const [step, setStep] = useState(0)
  const [wentBack, setWentBack] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const { uploads, rows } = useUploads()
  const lead = useLead('funding', toFundingBody, { duration: durations.toast })

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
      <ReceiptPlace form="funding" content={receipt} dialog={dialog} />
      <Form
        name="funding"
        initial={emptyFunding}
        schema={fundingSteps[step]?.schema}
        onSubmit={onSubmit}
      >
        {(summary) => (
          <>
            <WizardSteps titles={titles} current={step} />
            <DialogBody>
              <StepGroup titles={titles} current={step}>
                <FieldStack>
                  {wentBack ? null : summary}
                  <LeadNote lead={lead} id="funding-outcome" />
                  {step === 0 ? (
                    <CompanyStep uploads={uploads} rows={rows} isBlocked={isBlocked} />
                  ) : null}
                  {step === 1 ? <DetailsStep /> : null}
                  {step === 2 ? <PersonStep isUploading={uploads.isRunning()} /> : null}
                </FieldStack>
              </StepGroup>
            </DialogBody>
            <WizardFoot
              uploads={uploads}
              rows={rows}
              step={step}
              onBack={back}
              onAsk={() => setWentBack(false)}
            />
          </>
        )}
      </Form>
    </>
  )
}
