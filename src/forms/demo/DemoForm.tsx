import { durations, sizes } from '#shared/limits.ts'
import { t } from '#shared/words/words.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { DialogBody, DialogFoot, DialogNote } from '#src/ui/dialog/Dialog.tsx'
import { FieldRow, FieldStack } from '#src/ui/field/FormFrame.tsx'
import type { DialogFormProps } from '#src/forms/form/form-context.ts'
import { usePhoneHelp } from '#src/forms/country/PhoneField.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { EmailField, FormField, NameFields } from '#src/forms/form/FormField.tsx'
import { LeadForm } from '#src/forms/form/LeadForm.tsx'
import { FormSummary, LeadNote, SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { demo } from '#shared/leads/demo.ts'

interface DemoFormProps extends DialogFormProps {
  /** `lead` says what follows. */
  texts?: { lead: string } | null
}

/** The form of the "Schedule a Demo with Us" dialog. */
export function DemoForm({ onDone, texts }: DemoFormProps) {
  return (
    <LeadForm
      of={demo}
      toast={{ duration: durations.demoToast }}
      estimateField="description"
      onReceived={onDone}
    >
      <DialogBody>
        <FieldStack>
          {texts ? <p>{texts.lead}</p> : null}
          <FormSummary />
          <FormField
            name="businessName"
            label={t().fields.businessName}
            autoComplete="organization"
          />
          <NameFields />
          <FieldRow>
            <DemoPhone />
            <EmailField />
          </FieldRow>
          <FormField
            name="description"
            label={t().fields.demo}
            kind="area"
            mark="optional"
            limit={sizes.message}
          />
        </FieldStack>
      </DialogBody>
      <DialogNote>
        <LeadNote />
      </DialogNote>
      <DialogFoot>
        <Button variant="secondary" onClick={onDone}>
          {t().dialog.cancel}
        </Button>
        <SubmitButton>{t().form.submit}</SubmitButton>
      </DialogFoot>
    </LeadForm>
  )
}

function DemoPhone() {
  const { value, problem, change } = useFormField('phone')
  const { enter, leave, advice } = usePhoneHelp({ typed: value, country: null, change })
  return (
    <FormField
      name="phone"
      label={t().fields.phone}
      kind="tel"
      autoComplete="tel"
      note={problem ? undefined : advice}
      onFocus={enter}
      onLeave={leave}
    />
  )
}
