import { durations, sizes } from '#shared/limits.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { DialogBody, DialogFoot, DialogNote } from '#src/ui/dialog/Dialog.tsx'
import { FieldRow, FieldStack } from '#src/ui/field/FormFrame.tsx'
import type { DialogFormProps } from '#src/forms/form/form-context.ts'
import { usePhoneHelp } from '#src/forms/country/PhoneField.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { FormField } from '#src/forms/form/FormField.tsx'
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
          <FormField name="businessName" label="Business name" autoComplete="organization" />
          <FieldRow>
            <FormField name="firstName" label="First name" autoComplete="given-name" />
            <FormField name="lastName" label="Last name" autoComplete="family-name" />
          </FieldRow>
          <FieldRow>
            <DemoPhone />
            <FormField name="email" label="Email" kind="email" autoComplete="email" />
          </FieldRow>
          <FormField
            name="description"
            label="What would you like to see?"
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
          Cancel
        </Button>
        <SubmitButton>Submit</SubmitButton>
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
      label="Phone"
      kind="tel"
      autoComplete="tel"
      note={problem ? undefined : advice}
      onFocus={enter}
      onLeave={leave}
    />
  )
}
