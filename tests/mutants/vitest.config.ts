import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { messagesInOneFile } from '../../web/messages-in-one-file.ts'
import { inBrowser } from '../in-browser.ts'
import { inNode, oneGraphql } from '../in-node.ts'
import { QuickestFirst } from './quickest-first.ts'

/** The tests that are to find the mutants of one folder; `run.ts` names them. */
const tests = (process.env['MUTANTS_TESTS'] ?? '').split(',')
const ofComponents = tests.filter((glob) => glob.endsWith('.tsx'))
const ofUnits = tests.filter((glob) => !ofComponents.includes(glob))

export default defineConfig({
  // Of the copy that is changed, in which this file lies as well.
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [messagesInOneFile()],
  resolve: { alias: oneGraphql },
  test: {
    maxWorkers: 1,
    sequence: { sequencer: QuickestFirst },
    projects: [
      ...(ofUnits.length === 0
        ? []
        : [
            {
              extends: true as const,
              test: {
                ...inNode,
                setupFiles: [...inNode.setupFiles, 'tests/mutants/cheap-passwords.ts'],
                name: 'unit',
                maxWorkers: 1,
                include: ofUnits,
                // Hundreds and thousands of inputs for each change, where every other test has one.
                exclude: [
                  '**/random-inputs.test.ts',
                  'mock-api/src/checkout/{checkout-model,order-money,shelf-race}.test.ts',
                ],
              },
            },
          ]),
      ...(ofComponents.length === 0
        ? []
        : [
            inBrowser(
              ofComponents.map((glob) => glob.replace(/^web\//, '')),
              1,
            ),
          ]),
    ],
  },
})
