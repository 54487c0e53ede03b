import * as addresses from '@shop/schema/domain/addresses/addresses'
import { basketLines } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { addStones } from '../add/add-stones.ts'
import { chooseGemstone, choosePair, editedLineId, startWithStone } from '../build-store.ts'
import { otherLines } from '../edit/edit-line.ts'
import { stoneNotice, type StoneNotice } from '../notices/stone-notice.ts'
import { matchesAddress } from '../pair/matches-address.ts'
import { decideStart } from './decide-start.ts'
import { startNotice } from './start-notice.ts'

/** A way on from a stone of a list: a link, so that it leads on before the script is there. */
export interface StoneWay {
  readonly key: string
  readonly href: string
  /** What it says, and what it says where there is little room. */
  readonly label: string
  readonly shortLabel: string
  /** What it is called to those who hear it, with the stone. */
  readonly name: string
  /** Takes the stone, before the link is followed; what speaks against it where that cannot be. */
  readonly take: () => StoneNotice | null
}

/** The way of a stone into the setting that it is meant for: to the review, or of a pair's first to its matches. */
export function wayIntoSetting(stone: StoneOnPage, setting: SettingOnPage): StoneWay {
  const { id } = stone.stone
  const { title } = stone.view
  const take = (choose: () => void) => () => {
    const decision = addStones([stone], setting)
    if (decision.kind !== 'add') return stoneNotice(decision, [stone], setting)
    choose()
    return null
  }
  if (stoneCountOf(setting.design) > 1) {
    return {
      key: 'pair',
      href: matchesAddress(settingAddress(setting), id),
      label: m.pair_choose_first(),
      shortLabel: m.pair_choose_first(),
      name: m.pair_choose_first_named({ title }),
      take: take(() => choosePair([id])),
    }
  }
  return {
    key: 'add',
    href: addresses.review(settingAddress(setting), id),
    label: m.build_add(),
    shortLabel: m.build_add_short(),
    name: m.build_add_named({ title }),
    take: take(() => chooseGemstone(id)),
  }
}

const starts = [
  {
    kind: 'engagement-ring',
    label: m.start_ring,
    shortLabel: m.start_ring_short,
    name: m.start_ring_named,
  },
  { kind: 'pendant', label: m.start_pendant, shortLabel: m.start_pendant_short, name: m.start_pendant_named },
] as const

/** What a stone may become that comes first (rules/building#gemstone-first): each leads to the settings that take it. */
export function waysToStart(stone: StoneOnPage): readonly StoneWay[] {
  const { id } = stone.stone
  return starts.map(({ kind, label, shortLabel, name }) => ({
    key: kind,
    href: addresses.settingListForStone(id, kind),
    label: label(),
    shortLabel: shortLabel(),
    name: name({ title: stone.view.title }),
    take() {
      const decision = decideStart({
        stone: stone.stone,
        basketItems: otherLines(basketLines(), editedLineId()),
      })
      if (decision.kind !== 'start') return startNotice(decision, stone)
      startWithStone(id, kind)
      return null
    },
  }))
}
