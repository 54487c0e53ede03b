import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'
import { messagesIndex, messagesInOneFile } from '../web/messages-in-one-file.ts'
import { launchOptions, visitor } from './browser.ts'
import { inNode, oneGraphql } from './in-node.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = fileURLToPath(new URL('../web', import.meta.url))

/**
 * Vitest keeps the modules it has transformed by the text of their files. That of the index stays the same when the
 * words of a message change, and a test would go on reading the old ones.
 */
const messagesAsTheyAre: Plugin = {
  name: 'messages-as-they-are',
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (messagesIndex.test(id) ? false : undefined))
  },
}

export default defineConfig({
  root,
  plugins: [messagesInOneFile(), messagesAsTheyAre],
  resolve: { alias: oneGraphql },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          include: [
            '{schema,fixtures,mock-api,web}/**/*.test.ts',
            '.tools/**/*.test.mjs',
            'tests/{mutants,pictures}/*.test.ts',
          ],
        },
      },
      { extends: true, test: { ...inNode, name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'architecture',
          include: ['tests/architecture.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        extends: false,
        root: web,
        plugins: [messagesInOneFile()],
        // Whatever is built: the words are those of the first.
        define: { 'import.meta.env.SHOP_LANGUAGES': JSON.stringify(['en', 'fr', 'de']) },
        resolve: { alias: { '@tanstack/react-start': `${web}/src/data/testing/start-in-browser.ts` } },
        // All at once before the first test: what is found later makes the page of a test load anew.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/zod',
            '@tanstack/react-query',
            '@tanstack/react-router',
            'axe-core',
            'date-fns',
            'react',
            'react-dom',
            'react-dom/client',
            'react-hook-form',
            'react/jsx-dev-runtime',
            'valtio/vanilla',
            'vitest-browser-react',
            'zod/mini',
          ],
        },
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          // Before all other styles, as on every page: it states the order of the cascade layers.
          setupFiles: ['src/ui/base.css'],
          // A busy machine shows a page late; a second, as usual, is less than that can be.
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: visitor }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
})
