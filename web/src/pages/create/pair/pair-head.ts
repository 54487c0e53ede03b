import { gemstonePair } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { m } from '#generated/paraglide/messages.js'
import { knownSetting } from '#shop/design/setting-of-address.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { pageHead } from '#shell/page-head.ts'
import type { PairParams } from './load-pair.ts'

/**
 * What the head of a pair's page says. Two stones have an address for each order, and one canonical one; it is
 * a step on the way to an order, and not for search engines.
 */
export function pairHead(queryClient: QueryClient, { sku, shape, metal, id1, id2 }: PairParams) {
  const setting = knownSetting(queryClient, { sku, shape, metal })
  if (!setting) return {}
  const { name } = setting.design
  const [first = id1, second = id2] = [id1, id2].toSorted()
  return pageHead({
    title: m.pair_head({ name }),
    description: m.pair_description({ name }),
    path: gemstonePair(settingAddress(setting), first, second),
    isIndexable: false,
  })
}
