import { useEffect } from 'react'
import type { PageContent, Settings } from '#src/content/types.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { replayClicks } from '#src/boot/click-queue.ts'
import { dialogHeading } from '#shared/leads/forms.ts'
import { noticesIn } from './form-dialogs.ts'
import { FormDialog } from './FormDialog.tsx'

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
          load={loadDemo}
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
          load={loadFunding}
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
          load={loadProfile}
          receipt={texts?.jobs?.jobs?.receipt}
          texts={texts?.jobs?.jobs}
        >
          {notices.jobs}
        </FormDialog>
      ) : null}
    </>
  )
}

async function loadDemo() {
  return (await loadChunk('demo-form', () => import('#src/forms/demo/DemoForm.tsx'))).DemoForm
}

async function loadFunding() {
  return (await loadChunk('funding-form', () => import('#src/forms/funding/FundingForm.tsx')))
    .FundingForm
}

async function loadProfile() {
  return (await loadChunk('jobs-form', () => import('#src/forms/profile/ProfileForm.tsx')))
    .ProfileForm
}
