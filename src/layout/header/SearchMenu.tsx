import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { Search, SearchForm, searchAddress } from '#src/ui/search/SearchForm.tsx'
import type { Navigation } from '#src/content/types.ts'
import styles from './SearchMenu.module.css'

const QuickResults = lazy(
  'quick-search',
  () => import('#src/ui/search/QuickResults.tsx'),
  'QuickResults',
)

interface SearchMenuProps {
  /** What the search is called, and its page. */
  of: Navigation['search']
}

/** The magnifying glass, and the panel with the search that it opens; narrow windows have it in the sheet. */
export function SearchMenu({ of: search }: SearchMenuProps) {
  if (!search || !('to' in search)) return null
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-search"
        aria-label={search.label}
        className="icon-button"
        data-only="wide"
      >
        <Icon name="search" />
      </button>
      <div
        id="menu-search"
        popover="auto"
        data-locks=""
        className={`drop ${styles.find}`}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') currentTarget.querySelector('input')?.focus()
        }}
      >
        <QuickSearch of={search} />
      </div>
    </>
  )
}

/** A field that shows the first results below it; Enter opens the page with all of them. */
export function QuickSearch({ of: search }: SearchMenuProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const results = useLazy(QuickResults, isWanted || text !== '')
  if (!search || !('to' in search)) return null
  const address = (words: string) => searchAddress(search.to, words)
  return (
    <Search>
      <SearchForm
        // What was typed before the scripts came.
        ref={(field) => {
          if (field) setText(field.value)
        }}
        to={search.to}
        onSearch={(words) => void navigate(address(words))}
        onFocus={() => setWanted(true)}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {results.state === 'ready' ? <results.Component text={text} all={address} /> : null}
    </Search>
  )
}
