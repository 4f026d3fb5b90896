import type { Settings } from '#src/content/types.ts'
import { FormDialog } from './FormDialog.tsx'

export interface DialogsProps {
  settings: Settings
  /** Names of the dialogs that the page's actions open; "I am a..." is on every page. */
  opens: string[]
}

/** The dialogs with a form in them; each form's code comes when its dialog opens. */
export function FormDialogs({ settings, opens }: DialogsProps) {
  return (
    <>
      {opens.includes('demo') ? (
        <FormDialog
          name="demo"
          title="Schedule a Demo with Us"
          size="narrow"
          settings={settings}
          load={loadDemo}
        >
          Call or write to us and we will set a date. Tell us the name of your business and what you
          want to see.
        </FormDialog>
      ) : null}
      {opens.includes('funding') ? (
        <FormDialog name="funding" title="Apply for Funding" settings={settings} load={loadFunding}>
          Call or write to us. Tell us what you want to build, in which country, and how much
          funding it needs.
        </FormDialog>
      ) : null}
      {opens.includes('jobs') ? (
        <FormDialog
          name="jobs"
          title="Join our team"
          size="narrow"
          settings={settings}
          load={loadProfile}
        >
          We are not hiring right now. Send us a link to your profile, and we will write when that
          changes.
        </FormDialog>
      ) : null}
    </>
  )
}

async function loadDemo() {
  return (await import('#src/forms/demo/DemoForm.tsx')).DemoForm
}

async function loadFunding() {
  return (await import('#src/forms/funding/FundingForm.tsx')).FundingForm
}

async function loadProfile() {
  return (await import('#src/forms/profile/ProfileForm.tsx')).ProfileForm
}
