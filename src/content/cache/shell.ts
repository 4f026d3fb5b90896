import { loadChunk } from '#src/browser/load-chunk.ts'
import type { ShellContent } from '#src/content/types.ts'
import { contentQuery } from './content-query.ts'

/** What is around every page: brand, navigation, footer, the "I am a..." choices. */
export const shell = contentQuery({
  queryKey: ['shell'],
  queryFn: async (): Promise<ShellContent> => {
    const { loadShell } = await loadChunk(
      'shell',
      () => import('#src/content/queries/load-shell.ts'),
    )
    return loadShell()
  },
  built: (content) => content.shell,
})
