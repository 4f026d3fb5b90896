import { useRef } from 'react'
import type { RefObject } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './CountryPanel.module.css'
import { CountryFlag } from './PickerFrame.tsx'
import { usePanel } from './use-panel.ts'
import type { PickerCountry } from './match-countries.ts'
import type { usePicker } from './use-picker.ts'

interface CountryPanelProps<Entry extends PickerCountry> {
  picker: ReturnType<typeof usePicker<Entry>>
  chosen: Entry | undefined
  withDialCodes: boolean
  button: RefObject<HTMLElement | null>
}

/** The search and the list of a country picker. */
export function CountryPanel<Entry extends PickerCountry>({
  picker,
  chosen,
  withDialCodes,
  button,
}: CountryPanelProps<Entry>) {
  const panel = useRef<HTMLDivElement>(null)
  const { found, getInputProps, getItemProps, getMenuProps, highlightedIndex, isOpen } = picker
  usePanel(isOpen, button, panel)
  // The whole panel belongs to the list, so that a press on its edge does not close it.
  const { ref, ...list } = getMenuProps({ 'aria-label': 'Countries' }, { suppressRefError: true })
  const hasActive = found[highlightedIndex] !== undefined

  return (
    <div
      ref={(node) => {
        panel.current = node
        if (typeof ref === 'function') ref(node)
      }}
      className={styles.panel}
      hidden={!isOpen}
    >
      <div className={styles.search}>
        <Icon name="search" small />
        <input
          {...getInputProps({
            'aria-label': 'Search countries',
            onChange: (event) => picker.setTyped(event.currentTarget.value),
          })}
          {...(hasActive ? {} : { 'aria-activedescendant': undefined })}
          type="text"
          className={styles.input}
          placeholder="Search countries"
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
                className={styles.option}
                data-chosen={country.code === chosen?.code || undefined}
                data-active={index === highlightedIndex || undefined}
                data-last-likely={isLastLikely(found, index) || undefined}
              >
                <CountryFlag src={country.flag} />
                {country.name}
                {withDialCodes ? <span className={styles.end}>{country.dialCode}</span> : null}
                {country.code === chosen?.code && !withDialCodes ? (
                  <span className={styles.end}>
                    <Icon name="tick" small />
                  </span>
                ) : null}
              </div>
            ))
          : null}
      </div>
      <div className={styles.none} role="status">
        {isOpen && found.length === 0 ? 'No country found' : null}
      </div>
    </div>
  )
}

/** True for the last of the likely countries, which come before the alphabet. */
function isLastLikely(found: readonly PickerCountry[], index: number): boolean {
  return found[index]?.isLikely === true && found[index + 1]?.isLikely === false
}
