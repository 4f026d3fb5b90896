import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#src/ui/field/FormFrame.tsx'

interface Refused {
  /** Id of the field's control. */
  id: string
  problem: string
}

interface RefusedSubmit {
  /** A summary of several problems, without those that were fixed since; null for a single one. */
  summary: ReactNode
  refuse: (problems: Refused[]) => void
  /** Removes a field from the summary. */
  answer: (id: string) => void
  forget: () => void
}

const nothing: Refused[] = []

/** The problems of the last submit; the summary, or the only field with a problem, takes the focus. */
export function useRefused(): RefusedSubmit {
  const [refused, setRefused] = useState(nothing)
  const [answered, setAnswered] = useState<readonly string[]>([])
  const summary = useRef<HTMLElement>(null)

  useEffect(() => {
    const [first] = refused
    if (summary.current) summary.current.focus()
    else if (first) document.getElementById(first.id)?.focus()
  }, [refused])

  const open = refused.filter(({ id }) => !answered.includes(id))
  return {
    summary:
      refused.length > 1 && open.length > 0 ? <ErrorSummary ref={summary} problems={open} /> : null,
    refuse(problems) {
      setAnswered([])
      setRefused(problems.toSorted(inScreenOrder))
    },
    answer(id) {
      if (open.some((problem) => problem.id === id)) setAnswered((ids) => [...ids, id])
    },
    forget: () => setRefused(nothing),
  }
}

/** The order of the controls in the page, which is that of a visitor's eyes and of the Tab key. */
function inScreenOrder(one: Refused, other: Refused): number {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id))
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
