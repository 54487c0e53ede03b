import { storefrontArgs, storefrontEnvironment } from '../../.tools/environment.mjs'
import { freePort } from '../../.tools/lib/ports.mjs'
import { startServer, type ServerProcess } from './server-process.ts'

export interface RunningShop {
  readonly url: string
  readonly server: ServerProcess
}

/** Starts the production build over the mock, hands it over, and stops both. */
export async function withShop<Result>(
  env: Readonly<Record<string, string>>,
  measure: (shop: RunningShop) => Promise<Result>,
): Promise<Result> {
  const mockPort = await freePort()
  const mock = await startMock(mockPort)
  // Looked for once the mock listens: before that it could have been the same.
  const webPort = await freePort()
  const url = `http://127.0.0.1:${webPort}`
  const server = await startServer({
    args: storefrontArgs,
    env: {
      ...storefrontEnvironment,
      WEB_PORT: String(webPort),
      API_URL: `http://127.0.0.1:${mockPort}/graphql`,
      API_KEY: 'bench',
      SITE_URL: url,
      VERSION: 'bench',
      ...env,
    },
    ask: () => readText(`${url}/readyz`),
  })
  try {
    return await measure({ url, server })
  } finally {
    await server.stop()
    await mock.stop()
  }
}

/** Starts the mock; it is ready when it has answered its first list. */
export function startMock(port: number): Promise<ServerProcess> {
  return startServer({
    args: ['mock-api/src/server.js'],
    env: { MOCK_PORT: String(port), MOCK_DATA_DIR: '' },
    ask: () =>
      readText(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-key': 'bench', channelId: '1' },
        body: JSON.stringify({ query: '{ listDesigns(categoryId: "1", pageSize: 24) { total } }' }),
      }),
  })
}

export async function readText(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return text
}
