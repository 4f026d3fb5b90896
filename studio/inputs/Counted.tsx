import type { ReactNode } from 'react'
import type { TextLimit } from '#schemas/fields/fields.ts'
import styles from './Counted.module.css'
import { describeLength } from './limit.ts'

interface CountedProps {
  value: unknown
  limit: TextLimit
  children: ReactNode
}

/** An input with its character count and limit below. */
export function Counted({ value, limit, children }: CountedProps) {
  const { text, tone } = describeLength(value, limit)
  return (
    <div>
      {children}
      <p className={styles.count} data-tone={tone}>
        <output>{text}</output>
      </p>
    </div>
  )
}
