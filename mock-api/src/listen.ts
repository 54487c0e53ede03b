import { createServer } from 'node:http'
import { createMockApi, type MockApi, type MockApiOptions } from './app.ts'
import { nodeListener } from './http/node-listener.ts'
import { readServerSettings } from './server-settings.ts'
import { UnusableFileError } from './world/database.ts'

const settings = readServerSettings(process.env, process.argv.slice(2))
if (typeof settings === 'string') fail(settings)
const { port, host } = settings
const server = createServer()

server.on('error', (error: NodeJS.ErrnoException) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken: choose another with MOCK_PORT.` : error.message),
)
server.listen(port, host, () => {
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  // Only now is it known where a free port is.
  const { mockUrl = `http://localhost:${boundPort}` } = settings
  const mockApi = openMockApi({ ...settings, mockUrl })
  server.on('request', nodeListener(mockApi.fetch))
  server.once('close', () => mockApi.close())
  console.log(`Mock API listening on http://${host}:${boundPort}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}

function openMockApi(options: MockApiOptions): MockApi {
  try {
    return createMockApi(options)
  } catch (error) {
    if (error instanceof UnusableFileError) fail(error.message)
    throw error
  }
}

function fail(reason: string): never {
  console.error(`The mock API cannot start. ${reason}`)
  process.exit(1)
}
