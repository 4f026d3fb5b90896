import { useRef, useState, useLayoutEffect } from 'react'
import type { FocusEvent, RefObject, KeyboardEvent } from 'react'
import { ahead } from '#src/browser/direction.ts'
import { t } from '#shared/words/words.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import type { Country } from '#shared/countries.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import { matchCountries } from './match-countries.ts'
import styles from './CountryPicker.module.css'

export interface CountryPickerProps {
  /** Of the button, for its `<label>`. */
  id: string
  countries: readonly Country[]
  /** Of the hidden input, and what it carries. */
  name: string
  value: string
  chosen: Country | undefined
  /** Address of the images of flags, which are called "ng.svg". */
  flags: string
  /** `dial` shows the dial code instead of the name. */
  shows?: 'name' | 'dial' | undefined
  /** Accessible name where there is no `<label>`. */
  label?: string | undefined
  isRequired?: boolean | undefined
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
  onChoose: (country: Country) => void
  /** The focus has left button and list. */
  onLeave?: () => void
}

/** A button that opens a searchable list of countries with flags, and the hidden input with its value. */
export function CountryPicker(props: CountryPickerProps) {
  const { id, countries, onChoose, onLeave, name, value, chosen, flags, label } = props
  const { shows = 'name', isRequired, isInvalid, describedBy } = props
  const button = useRef<HTMLButtonElement>(null)
  const picker = usePicker({ id, countries, chosen, onChoose, button })
  const { ref, ...toggle } = picker.getToggleButtonProps({ onKeyDown: picker.onButtonKey })

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }

  return (
    <div className={styles.picker} onBlur={onBlur}>
      <button
        {...toggle}
        ref={(node) => {
          button.current = node
          if (typeof ref === 'function') ref(node)
        }}
        type="button"
        // A native select cannot be searched or show flags.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        tabIndex={0}
        className={`control ${styles.button}`}
        data-shows={shows}
        aria-haspopup="listbox"
        aria-controls={toggle['aria-controls']}
        aria-expanded={picker.isOpen}
        aria-label={label}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      >
        {chosen ? <CountryFlag flags={flags} code={chosen.code} /> : null}
        {shows === 'dial' ? <VisuallyHidden>{chosen?.label}</VisuallyHidden> : null}
        {chosen ? (
          <span className={styles.value}>{shows === 'dial' ? chosen.dialCode : chosen.label}</span>
        ) : (
          <span className={styles.empty}>{t().form.chooseCountry}</span>
        )}
        <Icon name="chevron-down" small={shows === 'dial'} />
      </button>
      <input type="hidden" name={name} value={value} />
      <CountryPanel
        picker={picker}
        chosen={chosen}
        flags={flags}
        withDialCodes={shows === 'dial'}
        button={button}
      />
    </div>
  )
}

/** A country's flag, shown beside its name. */
function CountryFlag({ flags, code }: { flags: string; code: string }) {
  const src = `${flags}/${code.toLowerCase()}.svg`
  return <img className={styles.flag} src={src} alt="" width={28} height={20} loading="lazy" />
}

interface CountryPanelProps {
  picker: ReturnType<typeof usePicker>
  chosen: Country | undefined
  flags: string
  withDialCodes: boolean
  button: RefObject<HTMLElement | null>
}

/** The search and the list of a country picker. */
export function CountryPanel({ picker, chosen, flags, withDialCodes, button }: CountryPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { found, getInputProps, getItemProps, getMenuProps, highlightedIndex, isOpen } = picker
  usePanel(isOpen, button, panel)
  // The whole panel belongs to the list, so that a press on its edge does not close it.
  const { ref, ...list } = getMenuProps(
    { 'aria-label': t().form.countries },
    { suppressRefError: true },
  )
  const hasActive = found[highlightedIndex] !== undefined

  return (
    <div
      ref={(node) => {
        panel.current = node
        if (typeof ref === 'function') ref(node)
      }}
      className={`column ${styles.panel}`}
      hidden={!isOpen}
    >
      <div className={`row-3 ${styles.search}`}>
        <Icon name="search" small />
        <input
          {...getInputProps({
            'aria-label': t().form.searchCountries,
            onChange: (event) => picker.setTyped(event.currentTarget.value),
          })}
          {...(hasActive ? {} : { 'aria-activedescendant': undefined })}
          type="text"
          className={styles.input}
          placeholder={t().form.searchCountries}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
      </div>
      <div {...list} className={styles.list} tabIndex={-1}>
        {isOpen
          ? found.map((country, index) => (
              <div
                key={country.code}
                {...getItemProps({ item: country, index })}
                className={`row-3 ${styles.option}`}
                data-chosen={country.code === chosen?.code || undefined}
                data-active={index === highlightedIndex || undefined}
                data-last-likely={isLastLikely(found, index) || undefined}
              >
                <CountryFlag flags={flags} code={country.code} />
                {country.label}
                {withDialCodes ? (
                  <span className={`stone tabular ${styles.end}`}>
                    <bdi>{country.dialCode}</bdi>
                  </span>
                ) : null}
                {country.code === chosen?.code && !withDialCodes ? (
                  <span className={`stone tabular ${styles.end}`}>
                    <Icon name="tick" small />
                  </span>
                ) : null}
              </div>
            ))
          : null}
      </div>
      <div className={`stone ${styles.none}`} role="status">
        {isOpen && found.length === 0 ? t().form.noCountry : null}
      </div>
    </div>
  )
}

/** True for the last of the likely countries, which come before the alphabet. */
function isLastLikely(found: readonly Country[], index: number): boolean {
  return found[index]?.isLikely === true && found[index + 1]?.isLikely === false
}

interface PickerOptions {
  id: string
  countries: readonly Country[]
  chosen: Country | undefined
  onChoose: (country: Country) => void
  /** Gets the focus when the list is closed by its keys or by a choice. */
  button: RefObject<HTMLButtonElement | null>
}

const changes = useCombobox.stateChangeTypes

/** State and props of a button that opens a searchable list. */
export function usePicker(options: PickerOptions) {
  const { id, countries, chosen, onChoose, button } = options
  const [typed, setTyped] = useState('')
  const found = matchCountries(countries, typed)
  const list = useCombobox<Country>({
    items: found,
    toggleButtonId: id,
    menuId: `${id}-list`,
    inputId: `${id}-search`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (country) => country?.label ?? '',
    itemToKey: (country) => country?.code,
    selectedItem: chosen ?? null,
    inputValue: typed,
    stateReducer: steer,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onIsOpenChange({ type, isOpen }) {
      if (isOpen) return
      setTyped('')
      if (type !== changes.InputBlur) button.current?.focus()
    },
  })

  /** Arrows and letters open the list, as in a native select. */
  function onButtonKey(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && event.key !== ' '
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp' || (isLetter && isPlain)
    if (!opens || list.isOpen) return
    event.preventDefault()
    list.openMenu()
    if (!isLetter) return
    setTyped(event.key)
    list.setHighlightedIndex(0)
  }

  return { ...list, found, setTyped, onButtonKey }
}

function steer(
  state: UseComboboxState<Country>,
  { type, changes: next, props }: UseComboboxStateChangeOptions<Country>,
): Partial<UseComboboxState<Country>> {
  // Leaving the list does not choose.
  if (type === changes.InputBlur) return { ...next, selectedItem: state.selectedItem }
  if (type === changes.InputClick) return state
  // The active option is the chosen one at first, then the best match.
  if (next.isOpen && !state.isOpen) return { ...next, highlightedIndex: rowOf(state, props) }
  if (type === changes.InputChange) return { ...next, highlightedIndex: 0 }
  const hasActive = props.items[state.highlightedIndex] !== undefined
  return type === changes.InputKeyDownEnter && !hasActive ? state : next
}

function rowOf(
  { selectedItem }: UseComboboxState<Country>,
  { items, itemToKey }: UseComboboxStateChangeOptions<Country>['props'],
): number {
  const key: unknown = itemToKey(selectedItem)
  return Math.max(
    0,
    items.findIndex((item) => itemToKey(item) === key),
  )
}

const gap = 6
const margin = 8

/**
 * Shows an open panel in the top layer, next to its button or the `data-panel-anchor` around it, within
 * the visual viewport. The stylesheet reads `--panel-top`, `-left`, `-width` and `-room`.
 */
export function usePanel(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const beside = button.current?.closest('[data-panel-anchor]') ?? button.current
    const shown = panel.current
    if (!isOpen || !beside || !shown) return

    // In the top layer the scrolling body of a dialog does not clip it.
    if ('showPopover' in shown) {
      shown.setAttribute('popover', 'manual')
      shown.showPopover()
    }
    const draw = () => place(shown, beside.getBoundingClientRect())
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || !shown.contains(target)) draw()
    }
    draw()
    const view = window.visualViewport
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('scroll', follow, { capture: true, passive: true, signal })
    addEventListener('resize', draw, { signal })
    view?.addEventListener('resize', draw, { signal })
    view?.addEventListener('scroll', draw, { signal })
    return () => {
      listeners.abort()
      if ('hidePopover' in shown && shown.isConnected) shown.hidePopover()
    }
  }, [isOpen, button, panel])
}

/** Below the anchor, else above it, else wherever the whole panel is visible. */
function place(panel: HTMLElement, anchor: DOMRect): void {
  const view = window.visualViewport
  const first = (view?.offsetTop ?? 0) + margin
  const last = (view?.offsetTop ?? 0) + (view?.height ?? innerHeight) - margin
  const width = Math.min(Math.max(anchor.width, 280), innerWidth - 2 * margin)
  const start = ahead() > 0 ? anchor.left : anchor.right - width
  const left = Math.min(Math.max(start, margin), innerWidth - margin - width)
  panel.style.setProperty('--panel-room', `${last - first}px`)
  panel.style.setProperty('--panel-width', `${width}px`)
  panel.style.setProperty('--panel-left', `${left}px`)
  const height = panel.offsetHeight
  const below = anchor.bottom + gap
  const above = anchor.top - gap - height
  let top = below
  if (below + height > last) top = above >= first ? above : Math.max(first, last - height)
  panel.style.setProperty('--panel-top', `${Math.max(first, top)}px`)
}
