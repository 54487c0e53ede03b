import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, storefrontArgs, storefrontEnvironment } from '../../../.tools/environment.mjs'
import { stopChildren } from '../../../.tools/lib/children.mjs'
import { commandScript, root } from '../../../.tools/lib/paths.mjs'
import { freePort } from '../../../.tools/lib/ports.mjs'
import { startServer, untilReady } from '../../../.tools/lib/servers.mjs'
import { addressesOfRun } from './addresses.ts'

/** Where a running shop answers. */
export interface ShopAddresses {
  readonly shopUrl: string
  readonly mockUrl: string
}

/** How long the storefront waits for its API in tests: long for a mock, short for a test that waits for it. */
export const apiTimeoutMs = 3000

/** The key the storefront knows its API by: easy to find wherever it must not be. */
export const apiKey = 'key-of-the-end-to-end-tests'

interface ServerPlan {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** The storefront as `npm start` serves it. */
const production: ServerPlan = {
  args: storefrontArgs,
  cwd: root,
  env: storefrontEnvironment,
}

function development(webPort: number): ServerPlan {
  const options = `dev --host 127.0.0.1 --port ${webPort} --strictPort`
  return {
    args: [commandScript('web', 'vite'), ...options.split(' ')],
    cwd: join(root, 'web'),
    env: {},
  }
}

/** Starts mock and storefront on free ports; resolves when both answer. */
export async function startShop(kind: 'production' | 'development'): Promise<ShopAddresses> {
  const [mockPort, webPort] = [await freePort(), await freePort()]
  const dataFolder = mkdtempSync(join(tmpdir(), 'ashcombe-e2e-'))
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
  const env = environment({ mockPort, webPort, dataFolder, own: {} })
  const plan = kind === 'production' ? production : development(webPort)
  const mockUrl = `http://127.0.0.1:${mockPort}`
  const shopUrl = `http://localhost:${webPort}`
  await untilReady([
    startServer({
      name: `e2e-${kind}-mock`,
      args: ['mock-api/src/server.js'],
      env: env.mock,
      readyUrl: `${mockUrl}/healthz`,
    }),
    startServer({
      name: `e2e-${kind}-storefront`,
      ...plan,
      env: {
        ...env.web,
        ...plan.env,
        API_KEY: apiKey,
        // By another name than the API's, which no page may tell.
        ASSETS_URL: `http://localhost:${mockPort}`,
        API_TIMEOUT_MS: String(apiTimeoutMs),
      },
      readyUrl: `http://127.0.0.1:${webPort}/readyz`,
    }),
  ])
  return { shopUrl, mockUrl }
}

/** A storefront that a test has for itself, as it runs in production: without worlds, with its page cache. */
export interface OwnShop {
  readonly url: string
  /** What it has written on standard output so far. */
  readonly readLog: () => string
}

/** Starts a storefront in front of an API of a test's own; resolves when it listens. */
export async function startOwnShop(
  name: string,
  apiUrl: string,
  { nodeArgs = [], env = {} }: { nodeArgs?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<OwnShop> {
  const webPort = await freePort()
  const { web } = environment({ mockPort: 0, webPort, own: {} })
  const server = startServer({
    name: `e2e-${name}`,
    ...production,
    args: [...nodeArgs, ...production.args],
    env: {
      ...web,
      ...production.env,
      WORLDS: 'off',
      API_URL: apiUrl,
      ASSETS_URL: addressesOfRun().mockUrl,
      API_TIMEOUT_MS: String(apiTimeoutMs),
      ...env,
    },
    readyUrl: `http://127.0.0.1:${webPort}/healthz`,
  })
  await untilReady([server])
  return { url: `http://localhost:${webPort}`, readLog: () => readFileSync(server.logFile, 'utf8') }
}

/** Starts a storefront whose API is away; resolves when it listens. */
export async function startShopWithoutApi(): Promise<string> {
  const [mockPort, webPort] = [await freePort(), await freePort()]
  const { web } = environment({ mockPort, webPort, own: {} })
  await untilReady([
    startServer({
      name: 'e2e-storefront-alone',
      ...production,
      env: { ...web, ...production.env },
      readyUrl: `http://127.0.0.1:${webPort}/healthz`,
    }),
  ])
  return `http://localhost:${webPort}`
}

/** Ends every server that this process has started. */
export async function stopServers(): Promise<void> {
  await stopChildren()
}
