import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { t } from '#shared/words/words.ts'
import { Button } from './Action.tsx'
import type { ButtonVariant } from './Action.tsx'

interface CopyButtonProps {
  /** Returns the text to copy; null copies nothing. */
  text: () => string | null
  variant?: ButtonVariant
  disabled?: boolean
  onCopied: () => void
  /** Called when the browser refuses to copy the text. */
  onRefused: (text: string) => void
  children: ReactNode
}

/** How long the tick is shown, in milliseconds, before the button can be pressed again. */
const shown = 3000

/** Copies a text and shows a tick for three seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, variant = 'primary', disabled = false, onCopied, onRefused, children } = props
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), shown)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    const copied = text()
    if (copied === null) return
    try {
      await navigator.clipboard.writeText(copied)
      setCopied(true)
      onCopied()
    } catch {
      onRefused(copied)
    }
  }

  return (
    <Button
      variant={isCopied ? 'success-tick' : variant}
      data-replay
      disabled={disabled}
      onClick={() => void copy()}
    >
      {isCopied ? t().copied : children}
    </Button>
  )
}
