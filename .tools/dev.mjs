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
    // npm run dev -- --stones 1000000
    args: [
      '.tools/restart-on-change.mjs',
      'mock-api/src',
      'schema',
      'fixtures',
      '--',
      'mock-api/src/server.js',
      ...process.argv.slice(2),
    ],
    env: env.mock,
    readyUrl: `${env.mockUrl}/healthz`,
    shows: true,
  })
  const storefront = startServer({
    name: 'storefront',
    args: [vite, 'dev', '--host', env.web.HOST, '--port', String(ports.webPort), '--strictPort'],
    cwd: join(root, 'web'),
    env: env.web,
    readyUrl: `${env.webUrl}/readyz`,
    shows: true,
  })
  const watcher = startServer({ name: 'codegen', args: ['.tools/watch-sources.mjs'], env: {}, shows: true })
  await untilReady([mock, storefront])
  console.log(`
  Storefront  ${env.siteUrl}
  Mock API    ${env.graphqlUrl}
`)
  await untilOneEnds([mock, storefront, watcher])
}
