import { Suspense } from 'react'
import type { PageContent, Settings } from '#src/content/types.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { AudienceDialog } from './AudienceDialog.tsx'
import { ErrorBoundary } from '#src/layout/errors/PageError.tsx'
import { dialogFrame, isFormDialog } from '#shared/leads/forms.ts'
import { textsOf } from './form-dialogs.ts'
import type { FormDialogsProps } from './FormDialogs.tsx'
import { LostDialog } from './LostDialog.tsx'
import type { LostDialogProps } from './LostDialog.tsx'

interface DialogsProps extends FormDialogsProps {
  /** What the page's own "Learn More" opens. */
  learn?: PageContent['learn'] | undefined
}

// Their HTML is in the page and opens without any script; the code follows where a page has them. A
// lost dialog says so itself: the page is not reloaded for it.
const FormDialogs = lazy(
  'dialogs',
  () => import('./FormDialogs.tsx'),
  (m) => m.FormDialogs,
  'throw',
)
const LearnDialog = lazy(
  'learn',
  () => import('./LearnDialog.tsx'),
  (m) => m.LearnDialog,
  'throw',
)

/** The dialogs that an action of this page may open, by the names of `DialogName`. */
export function Dialogs({ settings, opens, texts, learn }: DialogsProps) {
  const withForms = opens.filter(isFormDialog)
  return (
    <>
      <AudienceDialog settings={settings} />
      {learn ? (
        <ErrorBoundary fallback={tellLoss([{ name: 'learn', title: learn.heading }], settings)}>
          <Suspense fallback={null}>
            <LearnDialog learn={learn} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      {withForms.length > 0 ? (
        <ErrorBoundary
          fallback={tellLoss(
            withForms.map((name) => ({
              name,
              title: dialogFrame(name).title,
              notice: textsOf(texts, name)?.notice,
            })),
            settings,
          )}
        >
          <Suspense fallback={null}>
            <FormDialogs settings={settings} opens={opens} texts={texts} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  )
}

type Told = Pick<LostDialogProps, 'name' | 'title' | 'notice'>

/** Renders a message in place of dialogs whose code could not be loaded. */
function tellLoss(dialogs: Told[], settings: Settings) {
  return (error: unknown) =>
    dialogs.map((dialog) => (
      <LostDialog key={dialog.name} {...dialog} error={error} settings={settings} />
    ))
}
