import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { t } from '#shared/words/words.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './SearchForm.module.css'

/** Of what is searched, in characters: a whole page that somebody pastes would stop a phone for seconds. */
export const longestSearch = 200

/** The address of what is found for some words; without words, of the page with the search. */
export function searchAddress(page: string, words: string): string {
  return words ? `${page}?${new URLSearchParams({ q: words })}` : page
}

interface SearchFormProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'className'> {
  /** The path of the page with the search, where the form leads without scripts. */
  to: string
  /** With what was typed, instead of opening that page. */
  onSearch: (words: string) => void
}

/** A search field with its button. */
export function SearchForm({ to, onSearch, ...input }: SearchFormProps) {
  return (
    <form
      action={to}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const words = new FormData(event.currentTarget).get('q')
        onSearch(typeof words === 'string' ? words.trim() : '')
      }}
    >
      <label className={`strong ${styles.field}`}>
        {t().search.label}
        <Icon name="search" />
        <input
          {...input}
          className="control"
          type="search"
          name="q"
          autoComplete="off"
          maxLength={longestSearch}
        />
      </label>
      <Button type="submit">{t().search.button}</Button>
    </form>
  )
}

/** A search field and what was found: arrow keys move from the field through all `inSteps`, and back. */
export function Search({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the links within
    <div role="search" onKeyDown={moveThrough}>
      {children}
    </div>
  )
}

/** What an element needs so that arrow keys reach it. */
export const inSteps = { 'data-step': '' }

function moveThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-step]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  event.preventDefault()
  stops.at((at + step) % stops.length)?.focus()
}
