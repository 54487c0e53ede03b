import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../.tools/lib/paths.mjs'
import { publishAddresses } from './addresses.ts'
import { startShop, stopServers } from './servers.ts'

/** One mock and one production storefront for the whole run; every test lives in a world of its own. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a set-up as a default export
export default async function setUp(): Promise<() => Promise<void>> {
  if (!existsSync(join(root, 'web', 'dist', 'server-en', 'server.js'))) {
    throw new Error('There is no build in web/dist: run npm run build first, or npm run test:e2e.')
  }
  try {
    publishAddresses(await startShop('production'))
  } catch (error) {
    await stopServers()
    throw error
  }
  return stopServers
}
