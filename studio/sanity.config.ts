import { createClient } from '@sanity/client'
import type { ClientConfig } from '@sanity/client'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes, singletonTitles } from '#schemas/index.ts'
import { en } from '#shared/words/en.ts'
import { setWords } from '#shared/words/words.ts'
import { siteOrigins } from '#schemas/rules/rules.ts'
import { documentActions } from './actions/actions.tsx'
import { readEnvironment } from './environment.ts'
import { guideTool, StartHere } from './guide.tsx'
import { languagesTool } from './languages/LanguagesTool.tsx'
import { leadsTool } from './leads.tsx'
import { findPastRevision } from './past-revision.ts'
import { presentation } from './presentation.tsx'
import { sandboxOptions } from './sandbox.ts'
import { studioTypes } from './schema-types.ts'
import { structure } from './structure.ts'
import { templates } from './templates.ts'
import { textsTool } from './texts/TextsTool.tsx'
import { wording } from './wording.ts'

// The Studio is English; its previews write sums as the site does.
setWords(en)

const { projectId, dataset, apiHost, inboxUrl, sandbox, ...site } = readEnvironment(import.meta.env)
for (const origin of site.previewOrigins) siteOrigins.add(origin)

export default defineConfig({
  title: 'Studio',
  projectId,
  dataset,
  schema: {
    types: studioTypes(schemaTypes),
    templates: (ofTypes) => [
      ...templates,
      ...ofTypes.filter(
        ({ schemaType }) =>
          !singletonTitles.has(schemaType) && schemaType !== 'translation.metadata',
      ),
    ],
  },
  i18n: { bundles: wording },
  document: {
    actions: (actions, { schemaType, documentId }) =>
      documentActions(actions, schemaType, documentId),
    ...(sandbox ? { comments: { enabled: false } } : {}),
  },
  tools: [textsTool, languagesTool, ...leadsTool({ inboxUrl, sandbox }), guideTool],
  studio: { components: { activeToolLayout: StartHere } },
  plugins: [structureTool({ structure }), presentation(site)],
  announcements: { enabled: false },
  // A host other than Sanity's has no subdomain for each project.
  unstable_clientFactory: (options: ClientConfig) =>
    createClient({
      ...options,
      ...(apiHost === undefined ? {} : { useProjectHostname: false }),
      requestHandler: findPastRevision,
    }),
  ...(apiHost === undefined ? {} : { apiHost }),
  ...(sandbox && apiHost !== undefined ? sandboxOptions(apiHost) : {}),
})
