import { metalAttribute } from '@shop/schema/domain/design/metals'
import { offeredOptions, type OfferedOption } from '@shop/schema/domain/design/product-choice'
import { MetalChoice } from '#shop/design/metals/metal-choice.tsx'
import { NearestMade } from './nearest-made.tsx'
import { pieceHref } from '#shop/design/options/own-options.ts'
import type { ProductView } from './product-view.ts'
import { optionControlId } from './use-keep-focus.ts'

/** Where each metal of a piece leads; nowhere where it is not to be had in it as it is chosen. */
export function metalAddressOf(
  view: ProductView,
  offered: readonly OfferedOption[] = offeredOptions(view.design, view.chosen, metalAttribute),
): (option: { readonly id: string }) => string | null {
  return ({ id }) => {
    const choice = offered.find(({ option }) => option.id === id)?.choice
    return choice ? pieceHref(view.design, choice) : null
  }
}

/** The metals of a piece, each a link to it in that metal, or said not to be had as it is chosen. */
export function ProductMetals({ view }: { view: ProductView }) {
  const offered = offeredOptions(view.design, view.chosen, metalAttribute)
  return (
    <MetalChoice
      design={view.design}
      choice={view.piece}
      isReplaced
      controlIdOf={optionControlId}
      addressOf={metalAddressOf(view, offered)}
    >
      <NearestMade view={view} attributeName={metalAttribute} offered={offered} />
    </MetalChoice>
  )
}
