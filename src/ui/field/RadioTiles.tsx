import type { ComponentProps, ReactNode } from 'react'
import { FieldProblem, partsOf } from './Field.tsx'
import styles from './RadioTiles.module.css'
import type { Choice } from './Controls.tsx'

interface RadioTilesProps {
  /** Id of the first choice, which the error summary links to. */
  id: string
  name: string
  label: string
  choices: readonly Choice[]
  /** Undefined for an uncontrolled group. */
  value: string | undefined
  problem?: string | undefined
  onChange: (value: string) => void
  onLeave?: () => void
}

/** A choice between a few options, as tiles. */
export function RadioTiles(props: RadioTilesProps) {
  const { id, name, label, choices, value, problem, onChange, onLeave } = props
  const described = partsOf(id, { problem })
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={problem !== undefined}
      aria-describedby={described}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.()
      }}
    >
      <legend className={`strong ${styles.legend}`}>{label}</legend>
      <RadioTileGrid>
        {choices.map((choice, index) => (
          <RadioTile
            key={choice.value}
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={name}
            value={choice.value}
            checked={value === undefined ? undefined : choice.value === value}
            aria-describedby={described}
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </RadioTile>
        ))}
      </RadioTileGrid>
      <FieldProblem id={id} problem={problem} />
    </fieldset>
  )
}

/** Two tiles in a row, as long as larger text leaves space for them. */
export function RadioTileGrid({ children }: { children: ReactNode }) {
  return <div className={`stack-2 ${styles.tiles}`}>{children}</div>
}

/** One native radio button as a tile with its label. */
export function RadioTile({ children, ...input }: Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <label className={`row-3 strong edged ${styles.tile}`}>
      <input type="radio" {...input} />
      {children}
    </label>
  )
}
