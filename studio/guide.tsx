import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Card } from '@sanity/ui'
import { Marked } from 'marked'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Tool } from 'sanity'
import guide from '../docs/editing.md?raw'
import styles from './guide.module.css'

const images: Record<string, string> = import.meta.glob('../docs/screenshots/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** The tool "Guide": the editing guide of the repository. */
export const guideTool: Tool = {
  name: 'guide',
  title: 'Guide',
  icon: HelpCircleIcon,
  component: Guide,
}

function Guide() {
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { body } = new DOMParser().parseFromString(guideHtml(guide), 'text/html')
    page.current?.replaceChildren(...body.childNodes)
  }, [])

  return (
    <Card height="fill" overflow="auto" onClick={followLink}>
      <div ref={page} className={styles.guide} />
    </Card>
  )
}

/** Markdown as HTML, with the ids that GitHub gives to headings and the addresses of the built images. */
export function guideHtml(text: string): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'image') token['href'] = images[`../docs/${token['href']}`]
    },
    renderer: {
      heading({ tokens, depth, text: words }) {
        const id = words
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-')
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  return marked.parse(text, { async: false })
}

/** The address of the page is the Studio's, so a link to a heading moves there without changing it. */
function followLink(event: MouseEvent): void {
  const { target } = event
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  if (!href?.startsWith('#')) return
  event.preventDefault()
  document.getElementById(href.slice(1))?.scrollIntoView()
}
