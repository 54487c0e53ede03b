import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { ChosenSettingAddress } from '@shop/schema/domain/addresses/addresses'
import { useGemstoneFirstListHref, useStoneListHref } from '#shop/build/stones/kept-stone-list.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { gemstoneFirstKindOf } from '#shop/build/steps/gemstone-first-steps.ts'
import { stoneHref, useIsGemstoneFirst } from '#shop/build/stones/stone-link.ts'

/** Where the choices of a reviewed piece are changed; who starts with the stone has other pages for it. */
export interface ReviewLinks {
  /** The settings to choose another from. */
  readonly settings: string
  /** The stones to choose another from, filtered as the shopper left them. */
  readonly stones: string
  readonly stone: (gemstoneId: string) => string
  /** The review of the same stones in another setting, or another metal of it. */
  readonly review: (setting: ChosenSettingAddress) => string
}

/** The ways from the review of a piece, by the stones of its address. */
export function useReviewLinks(setting: SettingOnPage, gemstoneIds: readonly string[]): ReviewLinks {
  const isGemstoneFirst = useIsGemstoneFirst()
  const settingFirstStones = useStoneListHref(setting)
  const gemstoneFirstStones = useGemstoneFirstListHref()
  const [first] = gemstoneIds
  const { kind, shape } = settingAddress(setting)
  if (!isGemstoneFirst || first === undefined) {
    return {
      settings: addresses.settingList(kind, shape),
      stones: settingFirstStones,
      stone: (gemstoneId) => stoneHref(gemstoneId, setting),
      review: (address) => addresses.review(address, ...gemstoneIds),
    }
  }
  return {
    settings: addresses.settingListForStone(first, gemstoneFirstKindOf(kind)),
    stones: gemstoneFirstStones,
    stone: (gemstoneId) => stoneHref(gemstoneId, undefined, true),
    review: (address) => addresses.gemstoneFirstReview(address, first),
  }
}
