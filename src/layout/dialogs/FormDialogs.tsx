import { useEffect } from 'react'
import type { PageContent, Settings } from '#src/content/types.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { replayClicks } from '#src/boot/click-queue.ts'
import { dialogHeading } from '#shared/leads/forms.ts'
import { noticesIn } from './form-dialogs.ts'
import { FormDialog } from './FormDialog.tsx'

const DemoForm = lazy(
  'demo-form',
  () => import('#src/forms/all-forms.ts'),
  (m) => m.DemoForm,
)
const FundingForm = lazy(
  'funding-form',
  () => import('#src/forms/all-forms.ts'),
  (m) => m.FundingForm,
)
const ProfileForm = lazy(
  'jobs-form',
  () => import('#src/forms/all-forms.ts'),
  (m) => m.ProfileForm,
)

export interface FormDialogsProps {
  settings: Settings
  /** Names of the dialogs that the page's actions open; "I am a..." is on every page. */
  opens: string[]
  /** Their texts by the same names; missing ones are left out. */
  texts?: PageContent['dialogs']
}

/** The dialogs that contain a form; each form's code is loaded when its dialog is about to open. */
export function FormDialogs({ settings, opens, texts }: FormDialogsProps) {
  const notices = noticesIn(texts)
  useEffect(replayClicks, [])
  return (
    <>
      {opens.includes('demo') ? (
        <FormDialog
          name="demo"
          title={dialogHeading('demo')}
          size="narrow"
          settings={settings}
          form={DemoForm}
          receipt={texts?.demo?.demo?.receipt}
        >
          {notices.demo}
        </FormDialog>
      ) : null}
      {opens.includes('funding') ? (
        <FormDialog
          name="funding"
          title={dialogHeading('funding')}
          settings={settings}
          form={FundingForm}
          receipt={texts?.funding?.funding?.receipt}
        >
          {notices.funding}
        </FormDialog>
      ) : null}
      {opens.includes('jobs') ? (
        <FormDialog
          name="jobs"
          title={dialogHeading('jobs')}
          size="narrow"
          settings={settings}
          form={ProfileForm}
          receipt={texts?.jobs?.jobs?.receipt}
          texts={texts?.jobs?.jobs}
        >
          {notices.jobs}
        </FormDialog>
      ) : null}
    </>
  )
}
