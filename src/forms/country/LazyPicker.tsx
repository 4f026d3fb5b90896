import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, FocusEvent, KeyboardEvent, RefObject } from 'react'
import type { Country } from '#src/config/countries.ts'
import type { CountryPickerProps } from '#src/ui/combobox/CountryPicker.tsx'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { PickerFrame } from '#src/ui/combobox/PickerFrame.tsx'
import { useLazy } from '#src/ui/lazy/lazy.ts'
import { usePress } from '#src/forms/form/use-press.ts'
import { CountrySelect } from './CountrySelect.tsx'

type PickerProps = CountryPickerProps<Country>

/**
 * A country picker whose list is loaded at the first interaction with the form. A press or a letter
 * before the list has loaded opens it then; where it fails to load, a native select replaces it.
 */
export function LazyPicker(props: PickerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  /** What was typed on the button so far; undefined until it was pressed. */
  const [typed, setTyped] = useState<string>()
  const lazy = useLazy(load, useInteracted(frame))
  const isReady = useAfterPress(lazy.state === 'ready')
  const { countries: _countries, onChoose: _choose, onLeave, id, ...closed } = props

  useLayoutEffect(() => {
    // The focused button was replaced by the picker's own.
    if (isReady && hasFocus.current && typed === undefined) document.getElementById(id)?.focus()
  }, [isReady, id, typed])

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (/^Arrow(Up|Down)$/.test(key)) setTyped(typed ?? '')
    else if (key.length === 1 && key !== ' ' && isPlain) setTyped((typed ?? '') + key)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    hasFocus.current = false
    setTyped(undefined)
    onLeave?.()
  }

  if (lazy.state === 'ready' && isReady) return <lazy.Component {...props} opensWith={typed} />
  if (lazy.state === 'failed') return <CountrySelect {...props} />
  return (
    <PickerFrame
      {...closed}
      isOpen={false}
      button={{ id, onKeyDown, onClick: () => setTyped(typed ?? '') }}
      ref={frame}
      onFocus={() => void (hasFocus.current = true)}
      onBlur={onBlur}
    />
  )
}

async function load(): Promise<ComponentType<PickerProps>> {
  return (await loadChunk('country-list', () => import('#src/ui/combobox/CountryPicker.tsx')))
    .CountryPicker
}

/** Becomes true with its argument, but not between a press and its click, which would be lost. */
function useAfterPress(isLoaded: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const afterPress = usePress()
  useEffect(() => {
    if (isLoaded) afterPress(() => setShown(true))
  }, [isLoaded, afterPress])
  return isShown
}

/** True from the first press or focus in the form around an element. */
function useInteracted(inside: RefObject<HTMLElement | null>): boolean {
  const [hasInteracted, setInteracted] = useState(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || hasInteracted) return undefined
    const interact = () => setInteracted(true)
    // A step of a wizard is added to a form that is in use already.
    if (form.contains(document.activeElement)) interact()
    form.addEventListener('focusin', interact)
    form.addEventListener('pointerdown', interact)
    return () => {
      form.removeEventListener('focusin', interact)
      form.removeEventListener('pointerdown', interact)
    }
  }, [inside, hasInteracted])
  return hasInteracted
}
