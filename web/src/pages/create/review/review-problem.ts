import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { inSentence } from '#data/language/nouns.ts'
import { ownWord } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '#shop/build/build-stone.ts'
import type { PieceState } from '#shop/build/piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { fittingStonesLink } from '#shop/build/notices/notice-links.ts'
import { stoneNotice, subjectOf, type StoneNotice } from '#shop/build/notices/stone-notice.ts'
import { unknownStoneNotice } from '#shop/build/notices/unknown-stone-notice.ts'
import { matchesAddress } from '#shop/build/pair/matches-address.ts'

interface Reviewed {
  readonly state: PieceState
  readonly stones: readonly BuildStone[]
  /** Ids of the address that the shop has no stone for. */
  readonly unknownIds: readonly string[]
  readonly setting: SettingOnPage
  /** The piece starts with its stone. */
  readonly isGemstoneFirst?: boolean
}

/**
 * Why a setting and stones are no piece that can be ordered, and what to do about it; null when they are one.
 * The way on keeps all that is still good: the setting always, and of a pair the stone that is there. Stones of
 * another shape than the address says need the address of their own shape.
 */
export function reviewProblem({
  state,
  stones,
  unknownIds,
  setting,
  isGemstoneFirst = false,
}: Reviewed): StoneNotice | null {
  if (unknownIds.length > 0) return unknownStoneNotice(unknownIds, stones, setting, isGemstoneFirst)
  switch (state.kind) {
    case 'complete':
      return null
    case 'no-stone':
      return unknownStoneNotice([], stones, setting)
    case 'match-missing':
      return matchMissingNotice(stones, setting)
    case 'too-many':
      return tooManyNotice(stones, setting)
    case 'other-shape':
      return otherShapeNotice(state.shape, stones, setting)
    case 'not-available':
    case 'no-pair':
    case 'does-not-fit':
      return stoneNotice(state, stones, setting)
  }
}

function matchMissingNotice([first]: readonly BuildStone[], setting: SettingOnPage): StoneNotice {
  const name = first?.view.noun ?? ''
  return {
    title: m.review_match_missing_title(),
    text: m.review_match_missing_text({ name }),
    links: first
      ? [
          {
            href: matchesAddress(settingAddress(setting), first.stone.id),
            label: m.build_choose_match({ name }),
          },
        ]
      : [],
  }
}

function tooManyNotice(stones: readonly BuildStone[], setting: SettingOnPage): StoneNotice {
  const [first, second] = stones
  const isTwice = first?.stone.id === second?.stone.id
  return {
    title: m.review_too_many_title(),
    text: m.review_too_many_text({ kind: createKindOf(setting.design) }),
    links: (isTwice ? stones.slice(0, 1) : stones).map(({ stone, view }, at) => ({
      href: addresses.review(settingAddress(setting), stone.id),
      label:
        first?.view.title === second?.view.title && !isTwice
          ? m.review_too_many_which({ subject: inSentence(subjectOf(stones, at)) })
          : m.review_too_many_link({ title: view.title }),
    })),
  }
}

function otherShapeNotice(
  shape: (PieceState & { readonly kind: 'other-shape' })['shape'],
  stones: readonly BuildStone[],
  setting: SettingOnPage,
): StoneNotice {
  const address = { ...settingAddress(setting), shape: shape.slug }
  const own = ownWord(shape)
  const chosen = ownWord(setting.choice.shape)
  const name = stones[0]?.view.noun ?? ''
  return {
    title: m.review_other_shape_title(),
    text:
      stones.length > 1
        ? m.review_other_shape_pair_text({ own, chosen })
        : m.review_other_shape_text({ name, own, chosen }),
    links: [
      {
        href: addresses.review(address, ...stones.map(({ stone }) => stone.id)),
        label: m.review_other_shape_link({ kind: createKindOf(setting.design), shape: own }),
      },
      fittingStonesLink(setting),
    ],
  }
}
