import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import type { ToastContentProps, ToastTransitionProps } from 'react-toastify/unstyled'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import type { ToastHost } from './toast-host.ts'
import type { Toaster, ToastMessage } from './toaster-types.ts'
import { useCountdown } from './use-countdown.ts'
import styles from './toaster.module.css'

/** Duration of a toast's exit, in milliseconds. */
const exit = 300

/** Renders the region "Notifications" into the host and returns what shows toasts in it. */
export function createToaster(host: ToastHost): Toaster {
  // React empties its container, and the plain toaster may have a message in the host.
  const place = host.element.appendChild(document.createElement('div'))
  // The live region must exist before the first toast, or it would not be announced.
  flushSync(() => createRoot(place).render(<Region />))
  /** The library's id of each toast's latest appearance. */
  const appearances = new Map<string, string>()
  let count = 0
  return {
    show(id, message) {
      host.place()
      const { isFailure = message.tone === 'error', onClose } = message
      const options = {
        data: message,
        role: isFailure ? 'alert' : 'status',
        onClose: () => void setTimeout(() => onClose?.(), exit),
      }
      const current = appearances.get(id)
      if (current !== undefined && toast.isActive(current)) {
        toast.update(current, { ...options, render: draw, delay: 0 })
        return
      }
      // A new id, because the library drops a toast whose id is still on its way out.
      count += 1
      const next = `${id}-${count}`
      appearances.set(id, next)
      toast(draw, { ...options, toastId: next })
    },
    close(id) {
      const current = appearances.get(id)
      if (current !== undefined) toast.dismiss(current)
    },
  }
}

function Region() {
  return (
    <ToastContainer
      aria-label="Notifications"
      position="bottom-center"
      className={() => styles.list ?? ''}
      toastClassName={() => styles.toast ?? ''}
      transition={Transition}
      // The library's timer is an animation, which reduced motion would end at once.
      autoClose={false}
      hideProgressBar
      customProgressBar
      closeButton={false}
      closeOnClick
      icon={false}
      draggable={false}
    />
  )
}

function draw(props: ToastContentProps<ToastMessage>) {
  return <Content {...props} />
}

function Content({ data, closeToast }: ToastContentProps<ToastMessage>) {
  // The library's wrapper takes pointer and focus.
  const frame = useRef<HTMLElement>(null)
  useCountdown(frame, data, () => closeToast())
  return (
    <div
      ref={(body) => void (frame.current = body?.parentElement ?? null)}
      className={styles.body}
      data-tone={data.tone}
    >
      <Sign message={data} />
      <span>
        {data.text}
        {data.name === undefined ? null : <bdi>{data.name}</bdi>}
      </span>
    </div>
  )
}

function Sign({
  message: { busy, tone, isFailure = tone === 'error' },
}: {
  message: ToastMessage
}) {
  if (busy) return <Spinner />
  return <Icon name={isFailure ? 'alert' : 'tick'} />
}

/** Removes a toast after the exit's duration, whether or not an animation ran. */
function Transition(props: ToastTransitionProps) {
  const { isIn, children } = props
  const latest = useRef(props)
  useEffect(() => latest.current.playToast(), [])
  useEffect(() => {
    if (isIn) return undefined
    const timer = setTimeout(() => latest.current.done(), exit)
    return () => clearTimeout(timer)
  }, [isIn])
  return children
}
