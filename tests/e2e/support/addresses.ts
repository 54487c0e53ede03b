import type { ShopAddresses } from './servers.ts'

/** Hands the addresses to the workers, which inherit the environment. */
export function publishAddresses({ shopUrl, mockUrl }: ShopAddresses): void {
  process.env.E2E_SHOP_URL = shopUrl
  process.env.E2E_MOCK_URL = mockUrl
}

/** Where the servers of this run answer. */
export function addressesOfRun(): ShopAddresses {
  return { shopUrl: read('E2E_SHOP_URL'), mockUrl: read('E2E_MOCK_URL') }
}

function read(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the servers of this run did not start`)
  return value
}
