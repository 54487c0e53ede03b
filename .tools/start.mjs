// npm start: the shop as in production, over the mock.
import { environment, storefrontArgs, storefrontEnvironment } from './environment.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runMain } from './lib/main.mjs'
import { chosenPorts, refuseTakenPorts } from './lib/ports.mjs'
import { startServer, untilOneEnds, untilReady } from './lib/servers.mjs'

await runMain(start, { interruptedCode: 0 })

async function start() {
  const ports = chosenPorts()
  await refuseTakenPorts(ports, 'npm start')
  await ensureInstalled()
  await ensureBuilt()

  const env = environment(ports)
  const mock = startServer({
    name: 'mock',
    // npm start -- --stones 1000000
    args: ['mock-api/src/server.js', ...process.argv.slice(2)],
    env: env.mock,
    readyUrl: `${env.mockUrl}/healthz`,
  })
  const storefront = startServer({
    name: 'storefront',
    args: storefrontArgs,
    env: { ...env.web, ...storefrontEnvironment },
    readyUrl: `${env.webUrl}/readyz`,
  })
  await untilReady([mock, storefront])

  console.log(`
  Storefront  ${env.siteUrl}
  Mock API    ${env.graphqlUrl}

  Ctrl-C stops both. Their logs are in .cache/log.
`)
  await untilOneEnds([mock, storefront])
}
