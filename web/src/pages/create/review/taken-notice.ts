import { cart } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '#shop/build/build-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { stoneNotice, type StoneNotice } from '#shop/build/notices/stone-notice.ts'

/**
 * What is said of the stones of a piece that lie in other pieces of the basket, counted from 0, where they are
 * unavailable (rules/basket#a-stone-once); null for none.
 */
export function takenNotice(
  [at, other]: readonly number[],
  stones: readonly BuildStone[],
  setting: SettingOnPage,
): StoneNotice | null {
  if (at === undefined) return null
  if (other === undefined) return stoneNotice({ kind: 'in-basket', at }, stones, setting)
  return {
    title: m.build_in_basket_title(),
    text: m.build_in_basket_both(),
    links: [{ href: cart(), label: m.build_in_basket_link() }],
  }
}
