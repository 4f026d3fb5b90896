import { useEffect, useRef, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { texts } from '#src/leads/http/message.ts'
import type { StatesResult } from '#src/leads/calls/states.ts'
import { showToast } from '#src/ui/toast/toast.tsx'

export type States =
  | { kind: 'none' | 'loading' | 'failed' }
  | { kind: 'loaded'; names: readonly string[] }

/**
 * The states of a country by its English name. A failure is shown in a toast. A control of this id that
 * has the focus passes it to the control that replaces it.
 */
export function useStates(country: string, controlId: string): States {
  const [answer, setAnswer] = useState<{ country: string; states: States }>()
  const hadFocus = useRef(false)

  useEffect(() => {
    if (country === '') return undefined
    let isGone = false
    void statesOf(country).then((result) => {
      if (isGone || result.kind === 'superseded') return
      hadFocus.current = document.activeElement?.id === controlId
      if (result.kind === 'states') {
        setAnswer({ country, states: { kind: 'loaded', names: result.names } })
        return
      }
      setAnswer({ country, states: { kind: 'failed' } })
      showToast({ text: result.text, tone: 'error', duration: durations.toast })
    })
    return () => {
      isGone = true
    }
  }, [country, controlId])

  useEffect(() => {
    if (hadFocus.current) document.getElementById(controlId)?.focus()
    hadFocus.current = false
  })

  if (country === '') return { kind: 'none' }
  return answer?.country === country ? answer.states : { kind: 'loading' }
}

/** Loads the code for it with the first country, since it belongs to the second step. */
async function statesOf(country: string): Promise<StatesResult> {
  try {
    const { loadStates } = await loadChunk('states', () => import('#src/leads/calls/states.ts'))
    return await loadStates(country)
  } catch {
    return { kind: 'failed', text: texts.statesFailed }
  }
}
