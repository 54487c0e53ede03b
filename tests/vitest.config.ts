import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { messagesIndex, messagesInOneFile } from '../web/messages-in-one-file.ts'
import { inBrowser } from './in-browser.ts'
import { inNode, oneGraphql } from './in-node.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

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
            'tests/{mutants,pictures}/**/*.test.ts',
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
      inBrowser(['src/**/*.test.tsx']),
    ],
  },
})
