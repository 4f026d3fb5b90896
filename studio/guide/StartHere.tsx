import type { MouseEvent } from 'react'
import type { ActiveToolLayoutProps } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import styles from './StartHere.module.css'

/** Every tool as it is; where nothing has been chosen in Structure yet, what can be done beside it. */
export function StartHere(props: ActiveToolLayoutProps) {
  const isEmpty = useRouterState(hasNoPane)
  const tool = props.renderDefault(props)
  if (props.activeTool.name !== 'structure') return tool
  return (
    <div className={styles.tool}>
      {tool}
      {isEmpty ? (
        <aside className={styles.start}>
          <h2>What do you want to change?</h2>
          <ul>
            <li>Choose a kind of content in the list on the left.</li>
            <li>
              Or <ToolLink to="/presentation">open the site</ToolLink> and click on the text or
              picture that you want to change.
            </li>
            <li>
              Or <ToolLink to="/texts">find a phrase</ToolLink> wherever it is used.
            </li>
            <li>
              The <ToolLink to="/guide">guide</ToolLink> explains the most frequent jobs step by
              step.
            </li>
          </ul>
        </aside>
      ) : null}
    </div>
  )
}

/** A link to another tool, which opens without loading the Studio again. */
function ToolLink({ to, children }: { to: string; children: string }) {
  const { navigateUrl } = useRouter()
  function follow(event: MouseEvent): void {
    event.preventDefault()
    navigateUrl({ path: to })
  }
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** In the state of the tool, not of the Studio. */
function hasNoPane({ panes }: Record<string, unknown>): boolean {
  return !Array.isArray(panes) || panes.length === 0
}
