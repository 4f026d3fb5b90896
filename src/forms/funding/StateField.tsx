import { Field } from '#src/ui/field/Field.tsx'
import { Select, TextInput } from '#src/ui/field/Controls.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { useStates } from './use-states.ts'
import type { States } from './use-states.ts'

/** The state of the chosen country: a select or, where the list fails to load, a text field. */
export function StateField() {
  const country = useFormField('country').value
  const { id, name, value, problem, change, leave } = useFormField('state')
  const states = useStates(country, id)
  const isText = states.kind === 'failed'
  return (
    <Field
      {...{ id, problem }}
      label="State"
      mark="required"
      note={isText ? 'Write the name of the state or region' : undefined}
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
            placeholder={placeholders[states.kind]}
            aria-busy={states.kind === 'loading'}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        )
      }
    </Field>
  )
}

const placeholders = {
  failed: '',
  none: 'Choose a country first',
  loading: 'Loading states',
  loaded: 'Choose a state',
}

/** The current state stays a choice, even one that was typed in. */
function choicesOf(states: States, value: string) {
  const names = states.kind === 'loaded' ? states.names : []
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return all.map((name) => ({ value: name, label: name }))
}
