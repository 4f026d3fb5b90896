import { type MouseEvent, useEffect, useRef } from 'react'
import html from '../../docs/editing.md'
import styles from './Guide.module.css'

/** The editing guide of the repository, as a page of the Studio. */
export function Guide() {
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    page.current?.replaceChildren(...body.childNodes)
  }, [])

  return <div ref={page} className={styles.guide} onClick={followLink} role="presentation" />
}

/** The address of the page is the Studio's, so a link to a heading moves there without changing it. */
function followLink(event: MouseEvent): void {
  const { target } = event
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  if (!href?.startsWith('#')) return
  event.preventDefault()
  document.getElementById(href.slice(1))?.scrollIntoView()
}
