import { useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import { matchCountries } from './match-countries.ts'
import type { PickerCountry } from './match-countries.ts'

interface PickerOptions<Entry> {
  id: string
  countries: readonly Entry[]
  chosen: Entry | undefined
  onChoose: (country: Entry) => void
  /** Gets the focus when the list is closed by its keys or by a choice. */
  button: RefObject<HTMLButtonElement | null>
  /** Starts open, with this text typed into the search. */
  opensWith?: string | undefined
}

const changes = useCombobox.stateChangeTypes

/** State and props of a button that opens a searchable list. */
export function usePicker<Entry extends PickerCountry>(options: PickerOptions<Entry>) {
  const { id, countries, chosen, onChoose, button, opensWith } = options
  const [typed, setTyped] = useState(opensWith ?? '')
  const found = matchCountries(countries, typed)
  const list = useCombobox<Entry>({
    items: found,
    toggleButtonId: id,
    menuId: `${id}-list`,
    inputId: `${id}-search`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (country) => country?.name ?? '',
    itemToKey: (country) => country?.code,
    selectedItem: chosen ?? null,
    inputValue: typed,
    initialIsOpen: opensWith !== undefined,
    initialHighlightedIndex: opensWith ? 0 : Math.max(0, chosen ? countries.indexOf(chosen) : 0),
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

function steer<Entry>(
  state: UseComboboxState<Entry>,
  { type, changes: next, props }: UseComboboxStateChangeOptions<Entry>,
): Partial<UseComboboxState<Entry>> {
  // Leaving the list does not choose.
  if (type === changes.InputBlur) return { ...next, selectedItem: state.selectedItem }
  if (type === changes.InputClick) return state
  // The active option is the chosen one at first, then the best match.
  if (next.isOpen && !state.isOpen) return { ...next, highlightedIndex: rowOf(state, props) }
  if (type === changes.InputChange) return { ...next, highlightedIndex: 0 }
  const hasActive = props.items[state.highlightedIndex] !== undefined
  return type === changes.InputKeyDownEnter && !hasActive ? state : next
}

function rowOf<Entry>(
  { selectedItem }: UseComboboxState<Entry>,
  { items, itemToKey }: UseComboboxStateChangeOptions<Entry>['props'],
): number {
  const key: unknown = itemToKey(selectedItem)
  return Math.max(
    0,
    items.findIndex((item) => itemToKey(item) === key),
  )
}
