import { useEffect, useState } from 'react'
import { isFormDialog, dialogFrame, formInDialog } from '#shared/leads/forms.ts'
import type { FormDialogName } from '#shared/leads/forms.ts'
import type { DialogTexts, PageContent, Settings } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { receiptKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { Dialog, DialogBody, dialogIds, dialogOf } from '#src/ui/dialog/Dialog.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { LazyNotice, useLazy } from '#src/ui/lazy/lazy.tsx'
import { AudienceDialog } from './AudienceDialog.tsx'
import { dialogForms } from './forms.generated.ts'
import type { DialogForms } from './form-dialogs.ts'
import { LearnDialog } from './LearnDialog.tsx'
import styles from './Dialogs.module.css'

interface DialogsProps {
  settings: Settings
  /** Names of the dialogs that the page's actions open; "I am a..." is on every page. */
  opens: string[]
  /** Texts of the dialogs with a form, by the same names; missing ones are left out. */
  texts?: PageContent['dialogs']
  /** What the page's own "Learn More" opens. */
  learn?: PageContent['learn'] | undefined
}

/** The dialogs that an action of this page may open, by the names of `DialogName`. */
export function Dialogs({ settings, opens, texts, learn }: DialogsProps) {
  return (
    <>
      <AudienceDialog settings={settings} />
      {learn ? <LearnDialog learn={learn} /> : null}
      {opens.filter(isFormDialog).map((name) => (
        <FormDialog
          key={name}
          name={name}
          settings={settings}
          form={dialogForms[name]}
          texts={textsOf(texts, name)}
        />
      ))}
    </>
  )
}

type TextsByDialog = {
  [Name in FormDialogName]?: { [Own in Name]: DialogTexts[Own] }
}

/** The editors' texts of the form in a dialog; undefined while there are none. */
function textsOf<Name extends FormDialogName>(
  texts: TextsByDialog | undefined,
  name: Name,
): DialogTexts[Name] | undefined {
  return texts?.[name]?.[name]
}

interface FormDialogProps<Name extends FormDialogName> {
  name: Name
  settings: Settings
  form: DialogForms[Name]
  /** The form's texts, if an editor has written them. */
  texts: DialogTexts[Name] | undefined
}

/**
 * A dialog that loads its form when its opener is hovered, pressed or focused, or when it opens, also if
 * that was before hydration. Without scripts, or if the form does not load, it says whom to call or write to.
 */
export function FormDialog<Name extends FormDialogName>(props: FormDialogProps<Name>) {
  const { name, settings, form, texts } = props
  const shared: DialogTexts[FormDialogName] | undefined = texts
  const id = dialogIds(name).dialog
  const lazy = useLazy(form, useApproached(name))
  return (
    <Dialog name={name} {...dialogFrame(name)} reserve={styles[name]}>
      {lazy.state === 'ready' ? (
        <ReceiptContext value={{ texts: shared?.receipt, reach: settings }}>
          <lazy.Component onDone={() => dialogOf(id)?.close()} texts={texts} />
        </ReceiptContext>
      ) : (
        <DialogBody>
          <LazyNotice of={lazy}>{t().dialog.loadingForm}</LazyNotice>
          {lazy.state === 'loading' ? null : (
            <ContactNotice reach={settings} reply={settings.reply}>
              {shared?.notice}
            </ContactNotice>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

const approaches = ['pointerover', 'pointerdown', 'focusin']

/** True once the dialog has been open or was about to open, or where its form has a receipt to show. */
function useApproached(name: FormDialogName): boolean {
  const [isNear, setNear] = useState(false)
  const id = dialogIds(name).dialog
  useEffect(() => {
    const hasReceipt = tabStorage.read(receiptKey(formInDialog(name) ?? '')) !== null
    const dialog = dialogOf(id)
    if (!dialog || isNear) return undefined
    const look = () => (dialog.open || hasReceipt) && setNear(true)
    const approach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[commandfor="${id}"]`)) setNear(true)
    }
    const observer = new MutationObserver(look)
    observer.observe(dialog, { attributeFilter: ['open'] })
    look()
    for (const type of approaches) document.addEventListener(type, approach)
    return () => {
      observer.disconnect()
      for (const type of approaches) document.removeEventListener(type, approach)
    }
  }, [name, id, isNear])
  return isNear
}
