import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './FlipCard.module.css'

interface FlipCardProps {
  /** Of the button that turns the card. */
  name: string
  front: ReactNode
  back: ReactNode
}

/**
 * A card with two faces: hover, click, Enter and Space turn it, Escape turns it back. The face
 * that is hidden is `visibility: hidden`, so it can be neither read nor focused. Before hydration hover
 * and focus turn it by CSS alone.
 */
export function FlipCard({ name, front, back }: FlipCardProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [enhanced, setEnhanced] = useState(false)
  const [pinned, setPinned] = useState(false)
  const [hovered, setHovered] = useState(false)
  /** Whether the current press started on a pinned card; one that started before hydration did not. */
  const wasPinned = useRef<boolean | null>(false)
  const turned = pinned || hovered

  useEffect(() => {
    // Pressed before hydration, so the back is shown already.
    setPinned(button.current === document.activeElement)
    setEnhanced(true)
  }, [])

  function turn(pin: boolean) {
    setPinned(pin)
    if (!pin) setHovered(false)
  }

  // Hydration pins a card whose button a press has just focused: its own click must not undo that.
  function onClick({ detail }: MouseEvent) {
    const before = detail > 0 ? (wasPinned.current ?? pinned) : pinned
    wasPinned.current = null
    turn(!before)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') turn(false)
  }

  return (
    <div
      className={styles.card}
      data-turned={turned || undefined}
      data-enhanced={enhanced || undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <div className={styles.faces}>
        <div className={styles.front}>{front}</div>
        <div className={styles.back} id={id}>
          {back}
        </div>
      </div>
      <button
        ref={button}
        type="button"
        className={styles.turn}
        aria-label={name}
        aria-expanded={turned}
        aria-controls={id}
        onPointerDown={() => void (wasPinned.current = pinned)}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
