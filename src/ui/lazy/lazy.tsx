import { lazy as suspending, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { t } from '#shared/words/words.ts'
import { ChunkLoadError, loadChunk, mayReloadAfter } from '#src/browser/load-chunk.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import styles from './lazy.module.css'

type Component<Props> = (props: Props) => ReactNode

/** A component whose code is a separate chunk; `load` fetches it ahead of its use. */
export interface Loadable<Props> {
  load: () => Promise<Component<Props>>
}

/** The component that a module exports by a name, loaded when it is drawn. */
type LazyOf<Part> = Part extends (props: infer Props extends object) => ReactNode
  ? Component<Props> & Loadable<Props>
  : never

/** The path of the page that the build wrote: without its code, its HTML stays until the visitor is online again. */
const builtPath = globalThis.location?.pathname

/**
 * A page, section, dialog or form whose code is a separate chunk. As a component it suspends until the
 * code has loaded, so prerendered HTML stays; `useLazy` loads it on demand instead.
 * @param name what a visitor reads if the chunk cannot be loaded
 * @param load an `import()`
 * @param part the name by which the module exports the component
 */
export function lazy<Part extends string, Module extends Record<Part, Component<never>>>(
  name: string,
  load: () => Promise<Module>,
  part: Part,
): LazyOf<Module[Part]>
export function lazy<Part extends string>(
  name: string,
  load: () => Promise<Record<Part, Component<object>>>,
  part: Part,
): Component<object> & Loadable<object> {
  let loaded: Component<object> | undefined
  const loadPart = async () => (loaded ??= (await loadChunk(name, load))[part])
  const drawPart = async (): Promise<{ default: Component<object> }> => {
    try {
      return { default: await loadPart() }
    } catch (error) {
      if (mayReloadAfter(error)) {
        location.reload()
        await new Promise(() => {})
      }
      if (navigator.onLine || location.pathname !== builtPath) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      return drawPart()
    }
  }
  const Suspending = suspending(drawPart)
  function Lazy(props: object) {
    // Drawn at once if it has loaded: React shows what it waited for up to 300 ms later. It keeps the
    // component that it began with, and so its state.
    const [Part] = useState<Component<object> | typeof Suspending>(() => loaded ?? Suspending)
    return <Part {...props} />
  }
  return Object.assign(Lazy, { load: loadPart })
}

/** A component that is loaded on demand. */
export type Lazy<Props> =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; Component: Component<Props> }

/** Loads a component once `isWanted` is true. */
export function useLazy<Props>({ load }: Loadable<Props>, isWanted: boolean): Lazy<Props> {
  const [result, setResult] = useState<Lazy<Props> | null>(null)
  const [tries, setTries] = useState(0)
  const again = useCallback(() => {
    setResult(null)
    setTries((before) => before + 1)
  }, [])
  const retry = useCallback(
    (isHung: boolean) => {
      // Some browsers never request a failed or hanging script again; a reloaded page does.
      if (tries > 0 || isHung) location.reload()
      again()
    },
    [tries, again],
  )

  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const update = (next: Lazy<Props>) => (isCurrent ? setResult(next) : undefined)
    load()
      .then((Component) => update({ state: 'ready', Component }))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        const isHung = error instanceof ChunkLoadError && error.reason === 'timeout'
        update({ state: 'failed', message, retry: () => retry(isHung) })
      })
    return () => void (isCurrent = false)
  }, [load, isWanted, retry])

  const hasFailed = result?.state === 'failed'
  useEffect(() => {
    if (!hasFailed) return undefined
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed, again])

  return result ?? { state: isWanted ? 'loading' : 'idle' }
}

/** Shown in place of a lazy component that is loading or has failed to load. */
export function LazyNotice({ of: part, children }: { of: Lazy<never>; children: string }) {
  if (part.state === 'loading') {
    return (
      <div className={`stone stack-4 ${styles.loader}`} role="status">
        <Spinner size="large" />
        <p>{children}</p>
      </div>
    )
  }
  if (part.state !== 'failed') return null
  return (
    <div className={`callout stack-3 ${styles.failure}`} role="alert">
      <p>{part.message}</p>
      <Button variant="secondary" onClick={part.retry}>
        {t().failure.tryAgain}
      </Button>
    </div>
  )
}
