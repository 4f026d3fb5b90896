import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { Marked } from 'marked'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { ActiveToolLayoutProps, Tool } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
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

/** Every tool as it is; beside an empty Structure, what an editor can do. */
export function StartHere(props: ActiveToolLayoutProps) {
  const isEmpty = useRouterState(hasNoPane)
  const tool = props.renderDefault(props)
  if (props.activeTool.name !== 'structure') return tool
  return (
    <Box height="fill" style={{ position: 'relative' }}>
      {tool}
      {isEmpty ? (
        <Box as="aside" className={styles.start} display={['none', 'none', 'none', 'block']}>
          <Stack gap={4}>
            <Heading as="h2" size={1}>
              What do you want to change?
            </Heading>
            <Text>Choose a kind of content in the list on the left.</Text>
            <Text>
              Or <ToolLink to="/presentation">open the site</ToolLink> and click on the text or
              picture that you want to change.
            </Text>
            <Text>
              Or <ToolLink to="/texts">find a phrase</ToolLink> wherever it is used.
            </Text>
            <Text>
              The <ToolLink to="/guide">guide</ToolLink> explains the most frequent jobs step by
              step.
            </Text>
          </Stack>
        </Box>
      ) : null}
    </Box>
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
