import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'
import type { AdminHash } from '#src/config/admin.ts'
import type { Settings } from '#src/content/types.ts'
import { takeHeldSubmit } from '#src/boot/early-entries.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './LoginForm.module.css'
import { PasswordField } from './PasswordField.tsx'
import { useLogin } from './use-login.ts'

interface LoginFormProps {
  expected: AdminHash | null
  settings: Settings | null
}

/** E-mail and password; one message says that they are wrong, never which of them. */
export function LoginForm({ expected, settings }: LoginFormProps) {
  const { state, isThrottled, logIn } = useLogin(expected)
  const isReady = useHydrated()
  const frame = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Submitted before hydration.
    if (isReady && frame.current && takeHeldSubmit(frame.current)) frame.current.requestSubmit()
  }, [isReady])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void logIn(text(fields, 'email'), text(fields, 'password'))
  }

  return (
    <form
      ref={frame}
      method="post"
      className={styles.panel}
      noValidate
      data-waits={isReady ? undefined : ''}
      onSubmit={submit}
    >
      <div>
        <h1 className={styles.heading}>Admin login</h1>
        <p className={styles.lead}>
          For the {settings?.title} team. It opens the site while it is under construction.
        </p>
      </div>
      <noscript>
        <p>Logging in takes scripts, which your browser does not run.</p>
        <ContactNotice variant="plain" email={settings?.email} phone={settings?.phone} />
      </noscript>
      <div role="alert" hidden data-lost>
        <p />
        <ContactNotice variant="plain" email={settings?.email} phone={settings?.phone} />
      </div>
      <div role="alert">
        {state === 'wrong' ? (
          <p className={styles.wrong}>
            <Icon name="alert" />
            email or password is wrong
          </p>
        ) : null}
      </div>
      <div className={styles.fields}>
        <div>
          <label htmlFor="email">Email</label>
          <input id="email" name="email" type="email" autoComplete="username" required />
        </div>
        <PasswordField />
        <Button type="submit" wide disabled={!isReady} aria-busy={state === 'checking'}>
          {state === 'checking' ? (
            <>
              <Spinner />
              Checking
            </>
          ) : (
            'Log in'
          )}
        </Button>
        {isThrottled ? (
          <p className={styles.hint}>After several wrong tries each check takes longer.</p>
        ) : null}
      </div>
    </form>
  )
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
