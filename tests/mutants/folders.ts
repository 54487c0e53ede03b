import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is measured: rules, the mock with its guards and resolvers, and what the storefront decides about data and requests. */
const measured = ['schema/domain', 'mock-api/src', 'web/src/data', 'web/src/server']

/** What is written by a generator, serves tests, or starts a process. */
const leftOut = [
  'mock-api/src/generated',
  'mock-api/src/testing',
  'schema/domain/testing',
  'web/src/data/testing',
  'web/src/server/testing',
]

const ownProcess = 'it runs in a process of its own, which tests start and kill'

/** Files that are not changed, each with the reason. */
export const filesLeftOut: Readonly<Record<string, string>> = {
  'mock-api/src/postcodes/post-towns.ts': 'a table of names, which a test could only say a second time',
  'mock-api/src/listen.ts': ownProcess,
}

/** Folders whose code is tested where it is used. */
const testsElsewhere: Readonly<Record<string, readonly string[]>> = {
  // What is chosen of a design is seen in its prices and its address, and words are read by all others.
  'schema/domain/design': testsOf('design', 'prices', 'addresses'),
  'schema/domain/vocabulary': testsOf('vocabulary', 'addresses', 'design', 'stones', 'search', 'booking'),
  // The letters of a visitor are a subscription and a consent, of which either ends the other.
  'mock-api/src/consents': ['mock-api/src/consents/*.test.ts', 'mock-api/src/newsletter/*.test.ts'],
  // One more there starts the mock in a process of its own, which knows nothing of what was changed.
  'mock-api/src': filesIn('mock-api/src', 'app', 'app-addresses', 'server-settings'),
  // One more there kills a server of its own.
  'mock-api/src/webhooks': filesIn(
    'mock-api/src/webhooks',
    'deliver-message',
    'message-faults',
    'send-again',
    'signature',
    'webhook-route',
  ),
  // One more there looks at what a server of its own has kept.
  'mock-api/src/pay': filesIn(
    'mock-api/src/pay',
    'card-form',
    'challenge-page',
    'challenge-route',
    'ended-page',
    'pay-pages',
    'pay-route',
    'payment-provider',
    'provider-model',
    'test-cards',
  ),
  // The others there read what the pages say, which is no code.
  'mock-api/src/content': filesIn(
    'mock-api/src/content',
    'content-answer',
    'content-picture-route',
    'content-route',
  ),
}

/** Folders whose tests move the machine to another time zone, which a thread cannot. */
const testsInProcesses: readonly string[] = ['schema/domain/delivery']

function testsOf(...folders: readonly string[]): string[] {
  return folders.map((name) => `schema/domain/${name}/*.test.ts`)
}

function filesIn(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}.test.ts`)
}

/** A folder by its path from the root, without the folders below it. */
export interface MeasuredFolder {
  readonly path: string
  /** The files that are changed, and the tests that are to notice, as globs. */
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /** In what the tests run: threads start sooner. */
  readonly pool: 'threads' | 'forks'
}

/** Every folder that is measured, those with the rules first. */
export function measuredFolders(): MeasuredFolder[] {
  return measured.flatMap((path) => [...below(path), path]).map(folderAt)
}

function below(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)
    .filter((folder) => !leftOut.includes(folder))
    .toSorted()
}

function folderAt(path: string): MeasuredFolder {
  return {
    path,
    mutate: [
      `${path}/*.ts`,
      `!${path}/*.test.ts`,
      ...Object.keys(filesLeftOut).flatMap((file) => (dirname(file) === path ? `!${file}` : [])),
    ],
    tests: testsElsewhere[path] ?? testsBeside(path),
    pool: testsInProcesses.includes(path) ? 'forks' : 'threads',
  }
}

/** A folder's own tests: those of components are looked for only where there are some, since they start a browser. */
function testsBeside(path: string): string[] {
  const hasComponents = namesIn(path).some((name) => name.endsWith('.test.tsx'))
  return [`${path}/*.test.ts`, ...(hasComponents ? [`${path}/*.test.tsx`] : [])]
}

/** Whether a folder can be measured at all: one that holds no code is no folder to measure. */
export function hasCode({ path }: MeasuredFolder): boolean {
  return namesIn(path).some((name) => /(?<!\.test)\.ts$/.test(name))
}

/** Whether a file, by its path from the root, is one whose code is changed. */
export function isMeasured(file: string): boolean {
  const isOfFolder = measuredFolders().some(({ path }) => path === dirname(file))
  const isLeftOut = file.endsWith('.test.ts') || Object.hasOwn(filesLeftOut, file)
  return isOfFolder && !isLeftOut && existsSync(join(root, file))
}

function namesIn(path: string): string[] {
  const folder = join(root, path)
  return existsSync(folder) ? readdirSync(folder) : []
}
