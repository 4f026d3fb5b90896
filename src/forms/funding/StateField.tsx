import { t } from '#shared/words/words.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { Select, TextInput } from '#src/ui/field/Controls.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { useEffect, useRef, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { loadStates } from '#src/leads/calls/states.ts'
import { showToast } from '#src/ui/toast/toast.tsx'

/** The state of the chosen country: a select or, where the list fails to load, a text field. */
export function StateField() {
  const country = useFormField('country').value
  const { id, name, value, problem, change, leave } = useFormField('state')
  const states = useStates(country, id)
  const isText = states.kind === 'failed'
  return (
    <Field
      {...{ id, problem }}
      label={t().funding.state}
      mark="required"
      note={isText ? t().funding.stateNote : undefined}
    >
      {(control) =>
        isText ? (
          <TextInput
            {...control}
            {...{ name, value }}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        ) : (
          <Select
            {...control}
            {...{ name, value }}
            choices={choicesOf(states, value)}
            placeholder={t().funding.states[states.kind]}
            aria-busy={states.kind === 'loading'}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        )
      }
    </Field>
  )
}

/** The current state stays a choice, even one that was typed in. */
function choicesOf(states: States, value: string) {
  const names = states.kind === 'loaded' ? states.names : []
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return all.map((name) => ({ value: name, label: name }))
}

type States = { kind: 'none' | 'loading' | 'failed' } | { kind: 'loaded'; names: readonly string[] }

/**
 * The states of a country by its English name. A failure is shown in a toast. A control of this id that
 * has the focus passes it to the control that replaces it.
 */
function useStates(country: string, controlId: string): States {
  const [answer, setAnswer] = useState<{ country: string; states: States }>()
  const hadFocus = useRef(false)

  useEffect(() => {
    if (country === '') return undefined
    let isGone = false
    void loadStates(country).then((names) => {
      // Another country was picked meanwhile.
      if (isGone) return
      hadFocus.current = document.activeElement?.id === controlId
      setAnswer({ country, states: names ? { kind: 'loaded', names } : { kind: 'failed' } })
      if (!names)
        showToast({ text: t().funding.statesFailed, tone: 'error', duration: durations.toast })
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
