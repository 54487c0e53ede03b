import { test as base, type APIRequestContext } from '@playwright/test'
import { addressesOfRun } from './addresses.ts'
import { openWorld, type TestWorld } from './world.ts'

export interface VisitorFixtures {
  /** Where the storefront of this run answers. */
  readonly shopUrl: string
  /** The world this test lives in: no other test sees its clock and faults. */
  readonly world: TestWorld
  /** Asks the storefront as a visitor of the default world, as outside tests. */
  readonly anyone: APIRequestContext
}

/** A test in a world of its own with a clock that stands still; `request` asks the storefront in that world. */
export const test = base.extend<VisitorFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture wants from a pattern
  shopUrl: async ({}, use) => use(addressesOfRun().shopUrl),

  baseURL: async ({ shopUrl }, use) => use(shopUrl),

  // oxlint-disable-next-line no-empty-pattern -- as above
  world: async ({}, use) => {
    const world = await openWorld()
    await use(world)
    await world.remove()
  },

  request: async ({ playwright, shopUrl, world }, use) => {
    const request = await playwright.request.newContext({
      baseURL: shopUrl,
      extraHTTPHeaders: { cookie: `world=${world.id}` },
    })
    await use(request)
    await request.dispose()
  },

  anyone: async ({ playwright, shopUrl }, use) => {
    const request = await playwright.request.newContext({ baseURL: shopUrl })
    await use(request)
    await request.dispose()
  },
})

export { expect } from '@playwright/test'
