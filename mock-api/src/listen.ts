import { createServer } from 'node:http'
import { createMockApi } from './app.ts'
import { nodeListener } from './http/node-listener.ts'
import { readServerSettings } from './server-settings.ts'

const settings = readServerSettings(process.env, process.argv.slice(2))
if (typeof settings === 'string') fail(settings)
const { port, host } = settings
const mockApi = createMockApi(settings)
const server = createServer(nodeListener(mockApi.fetch))

server.on('error', (error: NodeJS.ErrnoException) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken: choose another with MOCK_PORT.` : error.message),
)
server.listen(port, host, () => {
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  console.log(`Mock API listening on http://${host}:${boundPort}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => mockApi.close())
    server.closeAllConnections()
  })
}

function fail(reason: string): never {
  console.error(`The mock API cannot start. ${reason}`)
  process.exit(1)
}
