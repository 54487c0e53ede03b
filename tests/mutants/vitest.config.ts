import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { messagesInOneFile } from '../../web/messages-in-one-file.ts'
import { inNode, oneGraphql } from '../in-node.ts'

/** The tests that are to find the mutants of one folder; `run.ts` names them. */
const { MUTANTS_TESTS = '' } = process.env

export default defineConfig({
  // Of the copy that is changed, in which this file lies as well.
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [messagesInOneFile()],
  resolve: { alias: oneGraphql },
  test: { ...inNode, maxWorkers: 1, include: MUTANTS_TESTS.split(',') },
})
