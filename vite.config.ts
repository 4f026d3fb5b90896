import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { BuildOptions, Rolldown } from 'vite'
import { readableName, shortNames } from './scripts/vite/class-names.ts'
import { siteDefines } from './scripts/vite/defines.ts'
import { devRoutes } from './scripts/vite/dev-routes.ts'
import { firstLoadOf } from './scripts/vite/first-load.ts'
import { devFlags } from './scripts/prerender/flags.ts'
import { layerOrder } from './scripts/vite/layer-order.ts'
import { overlayCode } from './scripts/vite/overlay-code.ts'
import { emptyPackageMaps, noPackageMaps } from './scripts/vite/package-maps.ts'
import { plainImports } from './scripts/vite/plain-imports.ts'
import { packagesOf } from './scripts/vite/static-imports.ts'
import type { Modules } from './scripts/vite/static-imports.ts'
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts'
import { dropUnusedStatics } from './scripts/vite/unused-statics.ts'

const isFirstLoad = firstLoadOf(path.resolve('src/main.tsx'))
// Formik and yup, and what they import of lodash: the preview imports more of it.
const isOfForms = packagesOf(
  path.resolve('src/forms/form/Form.tsx'),
  path.resolve('src/forms/rules.ts'),
)
const formParts =
  /src\/(forms\/(receipt\/ReceiptPlace|form\/(Form\.|LeadNote|check|use-(?!press))|trimmed|rules)|lib\/(email|text\.|phone|money\/digits)|ui\/field\/(Banner|ErrorSummary))/

// Small, and used by most of what loads later: here they cost less than a request each.
const everywhere =
  /src\/(config\/limits|content\/cache\/(page-data|screen-key)|lib\/json|ui\/lazy\/use-lazy)/

// Of the first load what every page needs packs better as one file than as ten: 1.2 kB less.
const base: Rolldown.CodeSplittingGroup = {
  name: (id, modules) => (everywhere.test(id) || isFirstLoad(id, modules) ? 'base' : null),
  debugName: 'base',
}

// What always loads together: on a slow connection a request for every few hundred bytes costs more
// than the bytes do. None of it is in the first load.
const laterGroups = [
  {
    name: 'outbox',
    test: /node_modules\/idb-keyval\/|src\/(services\/(?!outbox\/pending-hint|vitals|uploads\/|leads\/states|details\/clear-details)|forms\/(notifications|receipt\/use-receipt)|ui\/toast\/(?!toaster\.tsx))/,
  },
  {
    name: (id: string, modules: Modules) =>
      formParts.test(id) || isOfForms(id, modules) ? 'form' : null,
    debugName: 'form',
  },
  {
    name: 'fields',
    test: /src\/(ui\/(field|combobox\/PhoneBox|action\/LinkedText)|forms\/receipt\/receipt-texts|layout\/dialogs\/(FormSlot|FormDialog|LearnDialog|form-dialogs|use-early)|pages\/sections\/slots\/WithTexts|startup\/early-entries|config\/lists|lib\/storage\/schedule-state|forms\/(form\/(form-context|FormField|FormPlaceholder|SubmitButton|use-press)|country\/use-phone-help|contact\/(Contact|Message)Fields|(waitlist|profile|contact)\/texts))/,
  },
  {
    name: 'screens',
    test: /src\/(pages\/(NotFound\.tsx|not-found\/(NotFoundBand|NumberWall))|layout\/BareLayout|content\/cache\/screen\.)/,
  },
  // What finds and keeps the content of other pages.
  {
    name: 'content-cache',
    test: /node_modules\/@tanstack\/|src\/(content\/cache\/(content-cache|find-page)|config\/navigation-waits)/,
  },
  {
    name: 'content',
    test: /src\/(content\/(cache\/(refresh-content|local-images)|queries\/(load-|fragments|sections\/)|validate\/(asset|fields|place|report|shape|switched-off|unused-forms|valid-image|validate)|generated\/(required|shapes|section-fragments))|lib\/(address\/(audiences|site-path)|lead-forms)|config\/(links|hosts\/(form-hosts|image-origins)))/,
  },
  {
    name: 'countries',
    test: /src\/(config\/countries|forms\/(country\/(?!phone-help)|waitlist\/ResidentPhone)|ui\/combobox\/Picker)/,
  },
  // The page and its form, which would be one more request as a file of its own.
  {
    name: 'ScheduleCall',
    test: /src\/(pages\/(ScheduleCall\.|schedule-call\/|sections\/slots\/WaitlistSlot)|forms\/waitlist\/(?!texts|ResidentPhone))/,
  },
  // The closing band of every page, the notice, small parts that sections of several chunks share, and what
  // asks whether the content API has newer content.
  {
    name: 'parts',
    test: /react\/(cjs\/react-)?compiler-runtime|node_modules\/groq\/|src\/(content\/(queries\/revision|client\/fetch-content)|layout\/(notice|PageName)|lib\/notice|pages\/facts\/FactList|sections\/closing-band|pages\/sections\/chunks\/closing|ui\/(day-course|whatsapp-icon|sample|house-image|slider|course-stack|choice|action\/CopyButton)|lib\/(fill-in|office-hours|address\/(call-address|phone-address|referral)|money\/(money|fee))|sections\/benefits\/BenefitGrid)/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

const appBuild: BuildOptions = {
  target: 'baseline-widely-available',
  manifest: true,
  // A section is requested together with what it imports: on a slow connection one round trip less. What
  // every page has is here by then, and in the files of forms the lists cost more than they save.
  // Nor is the file itself in its list: `import()` requests it in the same moment.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (file, parts, { hostId }) =>
      hostId.includes('/main-')
        ? parts.filter((part) => part !== file && !/\/(?:main|base|rolldown-runtime)-/.test(part))
        : [],
  },
  // 1.6 kB smaller than the bundler's own minifier, where every visitor pays.
  minify: 'terser',
  terserOptions: {
    module: true,
    compress: { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true, inline: 1 },
    format: { ecma: 2020 },
  },
  // One stylesheet for the whole site: the build takes each page's first view out of it.
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  // `npm run test:weight` measures what visitors load; only the overlays of the Studio's preview are larger.
  chunkSizeWarningLimit: 600,
  rolldownOptions: {
    checks: { bundlerTimings: false },
    input: 'src/main.tsx',
    preserveEntrySignatures: 'allow-extension',
    treeshake: {
      // Under Formik and downshift; nothing of them runs here, yet they do not say that it need not be kept.
      moduleSideEffects: [
        {
          test: /node_modules\/(hoist-non-react-statics|prop-types|react-is)\//,
          sideEffects: false,
        },
      ],
    },
    output: {
      codeSplitting: { groups: [base, ...laterGroups] },
      entryFileNames: 'static/js/[name]-[hash].js',
      chunkFileNames: 'static/js/[name]-[hash].js',
      assetFileNames: ({ names }) => `static/${folderOf(names[0] ?? '')}/[name]-[hash][extname]`,
    },
  },
}

const unwatched =
  '.cache .sandbox content dist docs lead-api sandbox schemas studio test-results tests'.split(' ')

export default defineConfig(async ({ isSsrBuild, command, mode }) => ({
  plugins: [
    react(),
    layerOrder(),
    devRoutes(),
    devFlags(),
    dropUnusedStatics(),
    plainImports(),
    overlayCode,
    thirdPartyNotices(),
    emptyPackageMaps(),
  ],
  define: await siteDefines(mode),
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SITE_PORT'] ?? 5173),
    strictPort: true,
    // Looking through folders without a line of the site delays the first page.
    watch: { ignored: unwatched.map((folder) => path.resolve(folder)) },
  },
  // The development server bundles packages in a run of its own, past the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [overlayCode, noPackageMaps] } },
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortNames(import.meta.dirname) : readableName,
    },
  },
  build: isSsrBuild ? { rolldownOptions: { output: { entryFileNames: '[name].js' } } } : appBuild,
}))

function folderOf(name: string): string {
  if (name.endsWith('.css')) return 'css'
  return /\.woff2?$/.test(name) ? 'fonts' : 'media'
}
