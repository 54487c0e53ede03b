import {
  settingForStone,
  settingListForStone,
  gemstoneFirstReview,
  type CreateKind,
  type GemstoneFirstKind,
} from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { m } from '#generated/paraglide/messages.js'
import { canBeHad } from '../add/add-stone.ts'
import type { BuildStone } from '../build-stone.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import type { StepContent } from './empty-steps.ts'

/** What a stone that comes first becomes; earrings never do (rules/routes#kinds). */
export function gemstoneFirstKindOf(kind: CreateKind): GemstoneFirstKind {
  return kind === 'pendant' ? 'pendant' : 'engagement-ring'
}

/**
 * Whether a design is of the kind that is built: a setting that was chosen before a stone came first may be of
 * another, and stays for when it is looked at again. `startKind` is null where the setting came first.
 */
export function isOfStartKind(
  design: Parameters<typeof createKindOf>[0],
  startKind: GemstoneFirstKind | null,
): boolean {
  return startKind === null || createKindOf(design) === startKind
}

interface GemstoneFirstPiece {
  readonly kind: GemstoneFirstKind
  readonly stone: BuildStone | null
  /** The setting of the address, or the one chosen for the stone before. */
  readonly setting: SettingOnPage | null
}

/** Where the setting's step leads for who starts with a stone: to the one chosen, else to those that take it. */
export function gemstoneFirstSettingHref({ kind, stone, setting }: GemstoneFirstPiece): string | null {
  if (!stone) return null
  const { id } = stone.stone
  return setting ? settingForStone(id, kind, chosenSetting(setting)) : settingListForStone(id, kind)
}

/**
 * The review's step for who starts with a stone: while there is no setting it says what the stone costs, if it can
 * be had.
 */
export function gemstoneFirstReviewContent(
  content: StepContent,
  { stone, setting }: GemstoneFirstPiece,
): StepContent {
  if (stone && setting && content.href !== null) {
    return { ...content, href: gemstoneFirstReview(chosenSetting(setting), stone.stone.id) }
  }
  if (!stone || setting || !canBeHad(stone.stone)) return content
  return { ...content, hint: m.steps_so_far({ price: stone.view.priceText }) }
}
