import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { messagesInOneFile } from '../web/messages-in-one-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  plugins: [messagesInOneFile()],
  // graphql has an ES and a CommonJS build, and their objects refuse each other. Packages get the second
  // from Node, so the code under test gets it too.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    // Of two cores one would be left to the terminal.
    maxWorkers: '100%',
    // A new process for every file costs more than most of the files.
    isolate: false,
    setupFiles: ['tests/unit-setup.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{schema,fixtures,mock-api,web}/**/*.test.{ts,tsx}', '.tools/**/*.test.mjs'],
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture.test.ts'] } },
    ],
  },
})
