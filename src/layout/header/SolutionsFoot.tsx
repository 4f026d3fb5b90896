import { Action } from '#src/ui/action/Action.tsx'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import type { SolutionsFootContent } from './header-content.ts'
import styles from './SolutionsFoot.module.css'

/** Below the entries of the Solutions menu: further links, and a last one for visitors whom none fits. */
export function SolutionsFoot({ foot, path }: { foot: SolutionsFootContent; path: string }) {
  const { more, text, action } = foot
  if (more.length === 0 && !text && !action) return null
  return (
    <div className={styles.foot}>
      {more.length > 0 ? (
        <ul className={styles.more}>
          {more.map(({ _key, label, link }) => (
            <li key={_key}>
              <SmartLink
                to={link}
                className={styles.link}
                aria-current={link === path ? 'page' : undefined}
              >
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      ) : null}
      {text || action ? (
        <p className={styles.ask}>
          <span>{text}</span>
          {action ? <Action action={action} variant="transparent" /> : null}
        </p>
      ) : null}
    </div>
  )
}
