// npm run dev: both servers with reload, and what is generated kept fresh.
import { join } from 'node:path'
import { environment } from './environment.mjs'
import { codegen } from './lib/codegen.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runMain } from './lib/main.mjs'
import { commandScript, root } from './lib/paths.mjs'
import { chosenPorts, refuseTakenPorts } from './lib/ports.mjs'
import { startServer, untilOneEnds, untilReady } from './lib/servers.mjs'

await runMain(dev, { interruptedCode: 0 })

async function dev() {
  const ports = chosenPorts()
  await refuseTakenPorts(ports, 'npm run dev')
  await ensureInstalled()
  await codegen()

  const env = environment(ports)
  const vite = commandScript('web', 'vite')
  const mock = startServer({
    name: 'mock',
    args: ['.tools/restart-on-change.mjs', 'mock-api/src/server.js', 'mock-api/src', 'schema', 'fixtures'],
    env: env.mock,
    readyUrl: `http://127.0.0.1:${ports.mockPort}/healthz`,
    shows: true,
  })
  const storefront = startServer({
    name: 'storefront',
    args: [
      vite,
      'dev',
      '--host',
      process.env.HOST || '127.0.0.1',
      '--port',
      String(ports.webPort),
      '--strictPort',
    ],
    cwd: join(root, 'web'),
    env: env.web,
    readyUrl: `http://127.0.0.1:${ports.webPort}/readyz`,
    shows: true,
  })
  const watcher = startServer({ name: 'codegen', args: ['.tools/watch-sources.mjs'], env: {}, shows: true })
  await untilReady([mock, storefront])
  console.log(`
  Storefront  http://localhost:${ports.webPort}
  Mock API    http://localhost:${ports.mockPort}/graphql
`)
  await untilOneEnds([mock, storefront, watcher])
}
