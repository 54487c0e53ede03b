import {
  settingForStone,
  settingListForStone,
  stoneFirstReview,
  type CreateKind,
  type StoneFirstKind,
} from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { m } from '#generated/paraglide/messages.js'
import { canBeHad } from './add-stone.ts'
import type { BuildStone } from './build-stone.ts'
import { chosenSetting, type SettingOnPage } from './setting-on-page.ts'
import type { StepContent } from './step-content.ts'

/** What a stone that comes first becomes; earrings never do (rules/routes#kinds). */
export function stoneFirstKindOf(kind: CreateKind): StoneFirstKind {
  return kind === 'pendant' ? 'pendant' : 'engagement-ring'
}

/**
 * Whether a design is of the kind that is built: a setting that was chosen before a stone came first may be of
 * another, and stays for when it is looked at again. `startKind` is null where the setting came first.
 */
export function isOfStartKind(
  design: Parameters<typeof createKindOf>[0],
  startKind: StoneFirstKind | null,
): boolean {
  return startKind === null || createKindOf(design) === startKind
}

interface StoneFirstPiece {
  readonly kind: StoneFirstKind
  readonly stone: BuildStone | null
  /** The setting of the address, or the one chosen for the stone before. */
  readonly setting: SettingOnPage | null
}

/** Where the setting's step leads for who starts with a stone: to the one chosen, else to those that take it. */
export function stoneFirstSettingHref({ kind, stone, setting }: StoneFirstPiece): string | null {
  if (!stone) return null
  const { id } = stone.stone
  return setting ? settingForStone(id, kind, chosenSetting(setting)) : settingListForStone(id, kind)
}

/**
 * The review's step for who starts with a stone: while there is no setting it says what the stone costs, if it can
 * be had.
 */
export function stoneFirstReviewContent(
  content: StepContent,
  { stone, setting }: StoneFirstPiece,
): StepContent {
  if (stone && setting && content.href !== null) {
    return { ...content, href: stoneFirstReview(chosenSetting(setting), stone.stone.id) }
  }
  if (!stone || setting || !canBeHad(stone.stone)) return content
  return { ...content, hint: m.steps_so_far({ price: stone.view.priceText }) }
}
