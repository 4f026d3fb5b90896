import { ahead } from '#src/browser/direction.ts'
import { icons } from '#shared/icons.ts'
import type { IconName } from '#shared/icons.ts'
import styles from './Icon.module.css'

/** A decorative outline icon of 24px or 20px (`small`); an unknown name renders nothing. */
export function Icon({ name, small = false }: { name: string; small?: boolean }) {
  if (!isIconName(name)) return null
  const [outline, filled] = icons[name].split('|')
  return (
    <svg
      className={styles.icon}
      data-size={small ? 'small' : undefined}
      data-turned={(ahead() < 0 && /^(?:arrow-[lr]|menu)/.test(name)) || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {outline ? <path d={outline} /> : null}
      {filled ? <path d={filled} className={styles.filled} /> : null}
    </svg>
  )
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}

/** A speech bubble with a receiver; apart from the other icons, which are in the first script. */
export function WhatsAppIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 9.5c.5 2.5 2.5 4.5 5.5 5.5" />
    </svg>
  )
}
