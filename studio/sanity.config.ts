import { createClient } from '@sanity/client'
import type { ClientConfig } from '@sanity/client'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
// The Studio is a separate package, in which the aliases of the root do not work.
import { schemaTypes } from '#schemas/index.ts'
import { siteOrigins } from '#schemas/rules/rules.ts'
import { readEnvironment } from './environment.ts'
import { nameCopies } from './duplicate/name-copies.ts'
import { guideTool } from './guide/guide-tool.ts'
import { StartHere } from './guide/StartHere.tsx'
import { withIcons } from './icons.ts'
import { StudioInput } from './inputs/StudioInput.tsx'
import { StudioItem } from './inputs/StudioItem.tsx'
import { leadsTool } from './leads/leads-tool.tsx'
import { withRanks } from './ordered-list.ts'
import { guardActions } from './page-address/guard-address.tsx'
import { findPastRevision } from './past-revision.ts'
import { presentation } from './presentation/presentation.ts'
import { withSectionMenu } from './section-menu/section-menu.ts'
import { documentLimits, sandboxLimits } from './sandbox-limits.ts'
import { localEditor } from './sign-in.ts'
import { allowedActions, allowedTemplates } from './singletons.ts'
import { structure } from './structure.ts'
import { textsTool } from './texts/texts-tool.ts'
import { templates } from './templates/templates.ts'
import { wording } from './wording.ts'

const { projectId, dataset, apiHost, inboxUrl, sandbox, ...site } = readEnvironment(import.meta.env)
for (const origin of site.previewOrigins) siteOrigins.add(origin)

export default defineConfig({
  title: 'Studio',
  projectId,
  dataset,
  schema: {
    types: withSectionMenu(withIcons(withRanks(schemaTypes))),
    templates: (ofTypes) => [...templates, ...allowedTemplates(ofTypes)],
  },
  i18n: { bundles: wording },
  form: { components: { input: StudioInput, item: StudioItem } },
  document: {
    actions: (actions, { schemaType }) =>
      guardActions(nameCopies(allowedActions(actions, schemaType)), schemaType === 'page'),
    ...documentLimits(sandbox),
  },
  tools: [textsTool, ...leadsTool({ inboxUrl, sandbox }), guideTool],
  studio: { components: { activeToolLayout: StartHere } },
  plugins: [structureTool({ structure }), presentation(site)],
  ...sandboxLimits(sandbox),
  announcements: { enabled: false },
  ...(apiHost === undefined ? {} : { apiHost }),
  // A host other than Sanity's has no subdomain for each project.
  unstable_clientFactory: (options: ClientConfig) =>
    createClient({
      ...options,
      ...(apiHost === undefined ? {} : { useProjectHostname: false }),
      requestHandler: findPastRevision,
    }),
  ...(sandbox && apiHost !== undefined ? { auth: localEditor(apiHost) } : {}),
})
