import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { readingKey } from '#src/browser/direction.ts'
import { ChoiceFrame, ChoiceLabel, option, shownBy, useChoice } from '#src/ui/choice/Choice.tsx'
import styles from './Tabs.module.css'

interface TabItem {
  key: string
  name: string
  text: string
  /** Shown in the tab above its text. */
  content: ReactNode
}

/**
 * Shows one of several items: chips that scroll on phones, a list beside the content from
 * 60em. Radios before hydration, then ARIA tabs that follow the focus; the first is chosen.
 */
export function Tabs({ label, items }: { label: string; items: TabItem[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [root, choice] = useChoice(items.length)
  if (items.length === 0) return null

  function choose(index: number) {
    choice.choose(index)
    const tab = list.current?.querySelectorAll('button')[index]
    if (!list.current || !tab) return
    // On phones a chip may be partly out of view.
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }

  function followKey(event: KeyboardEvent) {
    const next = tabAfter(readingKey(event.key), choice.chosen, items.length)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    choose(next)
    list.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true })
  }

  return (
    <ChoiceFrame root={root} className={`stack-6 ${styles.tabs}`}>
      <div
        ref={list}
        className={styles.list}
        role={choice.enhanced ? 'tablist' : 'radiogroup'}
        aria-label={label}
      >
        {items.map((item, index) =>
          choice.enhanced ? (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-controls={`${id}panel${index}`}
              aria-selected={choice.chosen === index}
              tabIndex={choice.chosen === index ? 0 : -1}
              className={styles.tab}
              onClick={() => choose(index)}
              onKeyDown={followKey}
              {...option(index)}
            >
              <TabWords item={item} />
            </button>
          ) : (
            <ChoiceLabel key={item.key} name={id} index={index} className={styles.tab}>
              <TabWords item={item} />
            </ChoiceLabel>
          ),
        )}
      </div>
      {items.map((item, index) => (
        <div
          key={item.key}
          className={`stack-6 ${styles.panel}`}
          role={choice.enhanced ? 'tabpanel' : undefined}
          id={`${id}panel${index}`}
          aria-labelledby={choice.enhanced ? `${id}tab${index}` : undefined}
          tabIndex={choice.enhanced ? 0 : undefined}
          {...shownBy(choice, index)}
        >
          {item.content}
          <p className={styles.text}>
            <b className={`title block ${styles.name}`}>{item.name}</b>
            {item.text}
          </p>
        </div>
      ))}
    </ChoiceFrame>
  )
}

/** The list shows the text of the chosen tab; screen readers read it once, in the panel. */
function TabWords({ item }: { item: TabItem }) {
  return (
    <>
      {item.name}
      <span className={styles.hint} aria-hidden="true">
        {item.text}
      </span>
    </>
  )
}

/**
 * The index of the tab that a key leads to, wrapping at the ends; null for any other key. All four arrows
 * count, since the list is horizontal on phones and vertical on wide screens.
 */
function tabAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
