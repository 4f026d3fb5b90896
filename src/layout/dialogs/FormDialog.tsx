import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Settings } from '#src/content/types.ts'
import type { ReceiptTexts } from '#src/forms/receipt/receipt-texts.ts'
import { receiptKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { Dialog, DialogBody, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { formInDialog } from '#shared/leads/forms.ts'
import type { FormDialogName } from '#shared/leads/forms.ts'
import { LazyNotice, useLazy } from '#src/ui/lazy/lazy.tsx'
import type { Loadable } from '#src/ui/lazy/lazy.tsx'
import styles from './FormDialog.module.css'

interface FormProps<Texts> {
  onDone: () => void
  dialog?: string
  receipt?: { texts: ReceiptTexts | null | undefined; reach: Settings }
  texts?: Texts
}

interface FormDialogProps<Texts> {
  name: FormDialogName
  title: string
  size?: 'wide' | 'narrow'
  settings: Settings
  /** Made by `lazy`. */
  form: Loadable<FormProps<Texts>>
  /** The form's texts, if an editor has written them. */
  texts?: Texts
  /** The texts of its receipt. */
  receipt?: ReceiptTexts | null | undefined
  /** What to mention when calling or writing instead of using the form. */
  children: ReactNode
}

/**
 * A dialog that loads its form when its opener is hovered, pressed or focused, or when it opens, also if
 * that was before hydration. Without scripts, or if the form does not load, it says whom to call or write to.
 */
export function FormDialog<Texts>({
  name,
  title,
  size,
  settings,
  form,
  texts,
  receipt,
  children,
}: FormDialogProps<Texts>) {
  const id = dialogIds(name).dialog
  const lazy = useLazy(form, useApproached(name))
  return (
    <Dialog name={name} title={title} size={size} reserve={reserves[name]}>
      {lazy.state === 'ready' ? (
        <lazy.Component
          onDone={() => dialogOf(id)?.close()}
          dialog={id}
          receipt={{ texts: receipt, reach: settings }}
          texts={texts}
        />
      ) : (
        <DialogBody>
          <LazyNotice of={lazy}>Loading the form</LazyNotice>
          {lazy.state === 'loading' ? null : (
            <ContactNotice {...settings}>{children}</ContactNotice>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

/** The height of each form, by the name of its dialog. */
const reserves = { demo: styles.demo, funding: styles.funding, jobs: styles.jobs }

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

function dialogOf(id: string): HTMLDialogElement | null {
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement ? dialog : null
}
