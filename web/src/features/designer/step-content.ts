import * as addresses from '@shop/schema/domain/addresses'
import type { BuildStep } from '@shop/schema/domain/build-steps'
import { metalDisplayName } from '@shop/schema/domain/metals'
import { formatPence } from '@shop/schema/domain/money'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from './build-stone.ts'
import { galleryPictures } from './gallery-pictures.ts'
import type { PieceState, PieceView } from './piece-view.ts'
import { choiceAddress } from './setting-choice.ts'
import { settingAddress, type SettingOnPage } from './setting-on-page.ts'

/** What a step shows beside its number and name. */
export interface StepContent {
  readonly hint: string
  /** What stands in its place on a phone, which shows prices only. */
  readonly phone: string
  readonly amount?: string
  /** None for a step without a picture; null for one whose picture is missing. */
  readonly pictureSrc?: string | null
  /** Where the step leads once it can be reached. */
  readonly href: string | null
}

type Piece = (PieceView & { readonly setting: SettingOnPage }) | null

/** What the shop calls a step (document 2 section 4). */
export function stepName({ label }: Pick<BuildStep, 'label'>): string {
  switch (label) {
    case 'setting':
      return m.steps_setting()
    case 'diamond':
      return m.steps_diamond()
    case 'diamonds':
      return m.steps_diamonds()
    case 'gemstone':
      return m.steps_gemstone()
    case 'review':
      return m.steps_review()
  }
}

export function settingContent(piece: Piece): StepContent {
  if (!piece) return { hint: m.steps_setting_hint(), phone: m.steps_setting_hint(), href: null }
  const { design, choice } = piece.setting
  const [picture] = galleryPictures(design, choice)
  const amount = piece.price ? formatPence(piece.price.setting.pricePence) : m.setting_price_missing()
  return {
    hint: m.steps_setting_chosen({ name: design.name, metal: metalDisplayName(choice.metal) }),
    phone: amount,
    amount,
    pictureSrc: pictureAddress(publicConfig().assetsUrl, picture?.src ?? null),
    href: choiceAddress(design, choice.shape, choice.metalOption),
  }
}

/** The chosen stone, with a word where it is no part of the piece; it leads to the stones of the setting. */
export function stoneContent(piece: Piece, stone: BuildStone | null): StepContent {
  const href = piece && addresses.gemstoneList(settingAddress(piece.setting))
  if (!stone) return { hint: m.steps_diamond_hint(), phone: m.steps_diamond_hint(), href }
  const { title, colourText, clarityText, priceText, pictureSrc } = stone.view
  const facts = [title, colourText, clarityText].filter((text) => text !== null)
  return {
    hint: (piece && objection(piece.state)) ?? facts.join(', '),
    phone: priceText,
    amount: priceText,
    pictureSrc,
    href,
  }
}

/** The running total; it leads to the review of a piece that is complete. */
export function reviewContent(piece: Piece, stone: BuildStone | null): StepContent {
  if (!piece?.price) return { hint: m.steps_review_hint(), phone: m.steps_review_hint(), href: null }
  const total = formatPence(piece.price.totalPence)
  if (!stone || piece.state.kind !== 'complete') {
    return { hint: m.steps_so_far({ price: total }), phone: m.steps_review_hint(), href: null }
  }
  const href = addresses.review(settingAddress(piece.setting), stone.stone.id)
  return { hint: total, phone: total, href }
}

/** Why the chosen stone is no part of the piece, in a few words; null when it is one. */
function objection(state: PieceState): string | null {
  switch (state.kind) {
    case 'no-stone':
    case 'complete':
      return null
    case 'other-shape':
    case 'does-not-fit':
      return m.steps_stone_misfit()
    case 'not-available':
      return m.steps_stone_gone()
  }
}
