import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, FocusEvent, KeyboardEvent, RefObject } from 'react'
import type { Country } from '#src/config/countries.ts'
import type { CountryPickerProps } from '#src/ui/combobox/CountryPicker.tsx'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { PickerPlaceholder } from '#src/ui/combobox/PickerPlace.tsx'
import { useLazy } from '#src/ui/lazy/use-lazy.ts'
import { usePress } from '../form/use-press.ts'
import { NativePicker } from './NativePicker.tsx'

type PickerProps = CountryPickerProps<Country>

/**
 * A country picker whose list is fetched when the form around it is touched. A press or a letter before
 * the list is here opens it then; where it does not arrive, a native list stands in.
 */
export function LatePicker(props: PickerProps) {
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  /** What was typed on the button so far; undefined until it was pressed. */
  const [pressed, setPressed] = useState<string>()
  const lazy = useLazy(load, useTouched(place))
  const isHere = useAfterPress(lazy.state === 'ready')
  const { id, name, value, onLeave, countries: _countries, onChoose: _choose, ...look } = props

  useLayoutEffect(() => {
    // The button of before has gone with the focus.
    if (isHere && hasFocus.current && pressed === undefined) document.getElementById(id)?.focus()
  }, [isHere, id, pressed])

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isPlain = !ctrlKey && !metaKey && !altKey
    if (/^Arrow(Up|Down)$/.test(key)) setPressed(pressed ?? '')
    else if (key.length === 1 && key !== ' ' && isPlain) setPressed((pressed ?? '') + key)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    hasFocus.current = false
    setPressed(undefined)
    onLeave?.()
  }

  if (lazy.state === 'ready' && isHere) return <lazy.Component {...props} opensWith={pressed} />
  if (lazy.state === 'failed') return <NativePicker {...props} />
  return (
    <PickerPlaceholder
      {...look}
      {...{ id, name, value }}
      ref={place}
      onFocus={() => void (hasFocus.current = true)}
      onBlur={onBlur}
      button={{ onKeyDown, onClick: () => setPressed(pressed ?? '') }}
    />
  )
}

async function load(): Promise<ComponentType<PickerProps>> {
  return (await loadChunk('country-list', () => import('#src/ui/combobox/CountryPicker.tsx')))
    .CountryPicker
}

/** Turns true with its argument, though not between a press and its click: that would meet nothing. */
function useAfterPress(isHere: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const afterPress = usePress()
  useEffect(() => {
    if (isHere) afterPress(() => setShown(true))
  }, [isHere, afterPress])
  return isShown
}

/** True from the first press or focus on in the form around an element. */
function useTouched(place: RefObject<HTMLElement | null>): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || touched) return undefined
    const touch = () => setTouched(true)
    // A step of a wizard comes into a form that is in use already.
    if (form.contains(document.activeElement)) touch()
    form.addEventListener('focusin', touch)
    form.addEventListener('pointerdown', touch)
    return () => {
      form.removeEventListener('focusin', touch)
      form.removeEventListener('pointerdown', touch)
    }
  }, [place, touched])
  return touched
}
