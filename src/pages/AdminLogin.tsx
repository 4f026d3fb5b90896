import { adminHash } from '#src/config/admin.ts'
import type { AdminHash } from '#src/config/admin.ts'
import { hosts } from '#src/config/hosts/hosts.ts'
import { shell } from '#src/content/cache/shell.ts'
import { useContent } from '#src/content/cache/use-content.ts'
import { BareLayout } from '#src/layout/BareLayout.tsx'
import { PageName } from '#src/layout/PageName.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import styles from './admin-login/AdminLogin.module.css'
import { LoginForm } from './admin-login/LoginForm.tsx'

/** The hidden login: it opens a site that is under construction; it does not protect anything. */
export function AdminLogin({ expected = adminHash }: { expected?: AdminHash | null }) {
  const { settings } = useContent(shell)
  return (
    <BareLayout settings={settings}>
      <PageName of="Admin login" settings={settings} />
      <div className={styles.column} data-needs-app>
        <LoginForm expected={expected} settings={settings} />
        <p className={styles.note}>
          Project owner or contractor? <a href={`${hosts.auth}/signin`}>Log in to the platform</a>
        </p>
        <div className={styles.house}>
          <Pictogram name="house" />
        </div>
      </div>
    </BareLayout>
  )
}
