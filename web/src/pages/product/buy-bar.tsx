import { metalAttribute } from '@shop/schema/domain/design/metals'
import { useEffect } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { metalLabel } from '#shop/design/metals/metal-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import type { ShownGalleryPicture } from '#shop/design/gallery/gallery-pictures.ts'
import { DeliveryCaption } from '#shop/design/delivery/delivery-block.tsx'
import { optionText } from '#shop/design/options/option-names.ts'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { OrderButton } from './order-piece.tsx'
import type { ProductView } from './product-view.ts'
import styles from './buy-bar.module.css'

export interface BuyBarProps {
  readonly view: ProductView
  readonly made: MadeChoices
  /** The finger sizes that the piece is to be had in as it is chosen. */
  readonly sizes: readonly string[]
  readonly picture: ShownGalleryPicture | undefined
}

/**
 * The piece as it is chosen, its price and its button, in the place of the header (rules/products#buy-bar). The header
 * comes back for whoever goes there by keyboard.
 */
export function BuyBar({ view, made, sizes, picture }: BuyBarProps) {
  const { design, piece, price } = view
  useEffect(() => {
    document.documentElement.dataset['buyBar'] = ''
    return () => {
      delete document.documentElement.dataset['buyBar']
    }
  }, [])
  if (!price) return null
  return (
    <div className={`desktop-only no-print ${styles.bar}`} role="region" aria-label={m.buy_bar()}>
      <div className={`wrap ${styles.row}`}>
        {picture && (
          <span className={stages.stage}>
            <Picture picture={picture.picture} alt="" sizes="3rem" isEager />
          </span>
        )}
        <p className={styles.name}>
          <b>{design.name}</b>
          <span className="caption">{choiceText(view, made)}</span>
        </p>
        <DeliveryCaption piece={{ design, choice: piece, sizes }} isOrdered />
        <b className={styles.price}>{formatPence(price.pricePence)}</b>
        <OrderButton view={view} made={made} />
      </div>
    </div>
  )
}

/** What is chosen, in few words: `18ct Yellow Gold, 3.00 mm, size N`. */
export function choiceText(
  { piece, chosen }: Pick<ProductView, 'piece' | 'chosen'>,
  { fingerSize }: Pick<MadeChoices, 'fingerSize'>,
): string {
  const options = Object.entries(chosen.options).flatMap(([name, option]) =>
    name === metalAttribute || name === 'Shape' ? [] : [optionText(name, option.name)],
  )
  const size = fingerSize === null ? [] : [m.buy_bar_size({ size: fingerSize })]
  return [metalLabel(piece.metal), ...options, ...size].join(', ')
}
