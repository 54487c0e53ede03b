import { optionsOf } from '@shop/schema/domain/design/design'
import { engravingAttribute } from '@shop/schema/domain/design/product-choice'
import { letterPlaceOf, textPlaceOf } from '@shop/schema/domain/design/product-engraving'
import type { Ref } from 'react'
import { EngravingField } from '#shop/design/engraving/engraving-field.tsx'
import { LetterField } from './lazy-letter-field.ts'
import type { ProductView } from './product-view.ts'

interface ProductEngravingProps {
  /** The field of letters, which a piece that carries them cannot be ordered without. */
  readonly ref: Ref<HTMLInputElement>
  readonly view: ProductView
  /** They were missing when the piece was ordered. */
  readonly isAsked: boolean
}

/** What is engraved, where anything can be: letters to be seen, or a text. */
export function ProductEngraving({ ref, view, isAsked }: ProductEngravingProps) {
  const { design, chosen, piece } = view
  if (optionsOf(design, engravingAttribute).length === 0) return null
  const letters = letterPlaceOf(design)
  return letters ? (
    <LetterField
      key={design.sku}
      ref={ref}
      place={letters}
      metal={piece.metal}
      pieceSku={design.sku}
      isAsked={isAsked}
    />
  ) : (
    <EngravingField
      key={design.sku}
      place={textPlaceOf(design, chosen.optionIds)}
      metal={piece.metal}
      pieceSku={design.sku}
    />
  )
}
