import { useState } from 'react'
import styles from './PasswordField.module.css'

/** A password field with a button that shows the password. */
export function PasswordField() {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <label htmlFor="password">Password</label>
      <div className={styles.field}>
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          spellCheck={false}
          required
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </div>
  )
}
