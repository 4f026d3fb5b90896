import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { hashCredentials, isSame } from '#shared/credentials.ts'
import type { HashedCredentials } from '#shared/credentials.ts'
import { paths } from '#shared/paths.ts'
import { takeHeldSubmit } from '#src/boot/early-entries.ts'
import { adminHash } from '#src/config/build.ts'
import { hosts } from '#src/config/hosts.ts'
import { shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Settings } from '#src/content/types.ts'
import { BareLayout } from '#src/layout/BareLayout.tsx'
import { PageName } from '#src/layout/Layout.tsx'
import { Button } from '#src/ui/action/Action.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { TextInput } from '#src/ui/field/Controls.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { openSite } from './ConstructionGate.tsx'
import styles from './AdminLogin.module.css'

/** The hidden login: it opens a site that is under construction; it does not protect anything. */
export function AdminLogin({ expected = adminHash }: { expected?: HashedCredentials | null }) {
  const { settings } = useSuspenseQuery(shell).data
  return (
    <BareLayout settings={settings}>
      <PageName of="Admin login" settings={settings} />
      <div className={styles.column} data-needs-app>
        <LoginForm expected={expected} settings={settings} />
        <p className="note">
          Project owner or contractor? <a href={`${hosts.auth}/signin`}>Log in to the platform</a>
        </p>
        <div className={styles.house}>
          <Pictogram name="house" />
        </div>
      </div>
    </BareLayout>
  )
}

interface LoginFormProps {
  expected: HashedCredentials | null
  settings: Settings | null
}

/** Email and password; one message says that they are wrong, never which of them. */
function LoginForm({ expected, settings }: LoginFormProps) {
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
      className={`card stack-6 ${styles.panel}`}
      noValidate
      data-waits={isReady ? undefined : ''}
      onSubmit={submit}
    >
      <div>
        <h1>Admin login</h1>
        <p className="stone">
          For the {settings?.title} team. It opens the site while it is under construction.
        </p>
      </div>
      <noscript>
        <p>Logging in takes scripts, which your browser does not run.</p>
        <ContactNotice variant="plain" reach={settings} />
      </noscript>
      <div role="alert" hidden data-lost>
        <p />
        <ContactNotice variant="plain" reach={settings} />
      </div>
      <div role="alert">
        {state === 'wrong' ? <p className="callout strong">email or password is wrong</p> : null}
      </div>
      <div>
        <label htmlFor="email">Email</label>
        <TextInput id="email" name="email" type="email" autoComplete="username" required />
      </div>
      <PasswordField />
      <Button type="submit" wide disabled={!isReady} aria-busy={state === 'checking'}>
        {state === 'checking' ? <Spinner /> : null}
        <span>{state === 'checking' ? 'Checking' : 'Log in'}</span>
      </Button>
      {isThrottled ? (
        <p className="quiet">After several wrong tries each check takes longer.</p>
      ) : null}
    </form>
  )
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** A password field with a button that shows the password. */
function PasswordField() {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <label htmlFor="password">Password</label>
      <div className={styles.field}>
        <TextInput
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          spellCheck={false}
          required
        />
        <button
          type="button"
          className="small strong"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </div>
  )
}

/** Checks email and password; on a match sets the session's flag and goes to the home page. */
function useLogin(expected: HashedCredentials | null) {
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'checking' | 'wrong'>('idle')
  const [failures, setFailures] = useState(0)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  async function logIn(email: string, password: string): Promise<void> {
    if (state === 'checking') return
    setState('checking')
    await new Promise((resolve) => setTimeout(resolve, throttleWait(failures)))
    const isRight = await isPair(email, password, expected)
    if (!isHere.current) return
    if (isRight) {
      openSite()
      await navigate(paths.home)
      return
    }
    setFailures(failures + 1)
    setState('wrong')
  }

  return { state, isThrottled: throttleWait(failures) > 0, logIn }
}

/** Comparing with it takes as long as with a real hash: a build without a login looks like a wrong password. */
const nobody: HashedCredentials = {
  salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
  iterations: 600_000,
  hash: '',
}

/** True if email and password are those of the build. Always false where browsers cannot hash (plain http). */
async function isPair(
  email: string,
  password: string,
  expected: HashedCredentials | null,
): Promise<boolean> {
  const known = expected ?? nobody
  try {
    return isSame(await hashCredentials(email, password, known), known.hash)
  } catch {
    return false
  }
}

const free = 4
const first = 2000
const longest = 60_000

/** Milliseconds before the next try is checked: none for the first few, then doubling up to a minute. */
export function throttleWait(failures: number): number {
  return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free))
}
