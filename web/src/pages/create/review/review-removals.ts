import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { removeFromPair, removeGemstone, removePair } from '#shop/build/build-store.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { matchesAddress } from '#shop/build/pair/matches-address.ts'

/** How a part of a piece is let go of, which resets that part alone (rules/building#removing). */
export interface Removal {
  readonly remove: () => void
  /** Where another one is chosen. */
  readonly href: string
}

interface RemovedStone {
  readonly setting: SettingOnPage
  readonly id: string
  /** The other stone of the address, which stays; it may be the same one again. */
  readonly otherId?: string | undefined
  /** The stones to choose another from. */
  readonly stonesHref: string
}

/**
 * How a stone is removed, and where that leads: of a pair, to the matches of the other one; of two stones of a piece that
 * takes one, to the review of the other; where it is the only one, to the stones of the setting.
 */
export function stoneRemoval({ setting, id, otherId, stonesHref }: RemovedStone): Removal {
  const isPair = createKindOf(setting.design) === 'earrings'
  const address = settingAddress(setting)
  if (otherId === undefined) return { remove: isPair ? removePair : removeGemstone, href: stonesHref }
  if (!isPair) return { remove: removeGemstone, href: addresses.review(address, otherId) }
  return {
    remove: () => {
      if (otherId !== id) removeFromPair(id)
    },
    href: matchesAddress(address, otherId),
  }
}
