import { publicConfig } from '../page-facts.ts'
import { compareStoredVersion } from '../shop-version.ts'
import { accountStore } from './account-store.ts'

/**
 * Stores the version of the shop that this page is of, and has the version check compare what is stored from now on
 * (rules/shell#version-check): before, it would be that of an earlier visit.
 */
export function storeVersion(): void {
  const { version } = publicConfig()
  accountStore.update((account) => (account.version === version ? account : { ...account, version }))
  compareStoredVersion(() => accountStore.state.version)
}
