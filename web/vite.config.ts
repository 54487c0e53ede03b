import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { messagesInOneFile } from './messages-in-one-file.ts'
import { chunkGroups } from './chunk-groups.ts'
import { inlineScripts } from './inline-scripts.ts'
import { pageSheets } from './page-sheets.ts'
import { plainMessages } from './plain-messages.ts'
import { retrySheets } from './retry-sheets.ts'
import { shortClassNames } from './short-class-names.ts'
import settings from './project.inlang/settings.json' with { type: 'json' }

/** The language that is built, or served in development: one at a time. */
const language = process.env['SHOP_LANGUAGE'] ?? settings.baseLocale
if (!settings.locales.includes(language)) {
  throw new Error(`SHOP_LANGUAGE is one of ${settings.locales.join(', ')}, and not ${language}`)
}

/** What some kinds of pages bring. What that imports these pages bring too, and maybe more. */
const partOf = chunkGroups()
const ofSomePages = {
  name: (moduleId: string, bundle: Rolldown.ChunkingContext) =>
    partOf(moduleId, (id) => bundle.getModuleInfo(id)),
  includeDependenciesRecursively: false,
}

/**
 * Begins the file of every page with the word by which a browser compiles all of it while it is fetched, beside the main
 * thread: most of it runs at once, and compiling that function by function takes a fifth of a page's script time. It
 * counts in the first line alone, which Vite writes last.
 */
const compileWhileFetched: Plugin = {
  name: 'compile-while-fetched',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

export default defineConfig(({ command }) => ({
  // In development a class says in the inspector where it is written.
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  }),
  define: {
    'import.meta.env.SHOP_LANGUAGE': JSON.stringify(language),
    'import.meta.env.SHOP_LANGUAGES': JSON.stringify(settings.locales),
  },
  server: { strictPort: true },
  // What a worker needs now and then it loads by itself.
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    // The browsers that know what scripts are written in.
    cssTarget: ['chrome122', 'firefox121', 'safari17.4'],
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // The builds of all languages share a folder, which is emptied before the first.
    emptyOutDir: false,
    copyPublicDir: language === settings.baseLocale,
    modulePreload: { resolveDependencies: filesOfPage },
  },
  environments: {
    client: {
      build: {
        // Names hold a hash of what is in a file: styles and fonts are the same for all languages.
        outDir: 'dist/client',
        rolldownOptions: {
          output: { codeSplitting: { groups: [ofSomePages] } },
          // An index of operations brings those that are used, and no other.
          treeshake: { moduleSideEffects: [{ test: /\/src\/generated\//, sideEffects: false }] },
        },
      },
    },
    ssr: {
      // Its index names some three hundred files: node reads them all when the first page with a calendar is asked for, and
      // answers nobody for two seconds.
      resolve: { noExternal: ['date-fns'] },
      build: { outDir: `dist/server-${language}` },
    },
  },
  plugins: [
    plainMessages(language),
    messagesInOneFile(language),
    tanstackStart({
      server: { entry: 'server.ts' },
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        // All of a route comes with its page: left in the entry, every page would bring the rules and outlines of all others.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']],
        },
      },
    }),
    react(),
    inlineScripts(),
    pageSheets(),
    retrySheets(),
    compileWhileFetched,
  ],
}))

/**
 * The files that are fetched along with one that is brought on demand: a page's all at once, since the router waits
 * for them. A dialog finds its few by itself: their names would stand in every page that can open it.
 */
function filesOfPage(
  _file: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: string },
) {
  return hostType === 'js' && !hostId.includes('/index-') ? [] : files
}
