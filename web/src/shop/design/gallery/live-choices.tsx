import { optionsOf, type AttributeOption } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { inMetalOrder, parseMetal } from '@shop/schema/domain/design/metals'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownName } from '#data/language/own-name.ts'
import { metalLabel } from '#shop/design/metals/metal-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { Swatch } from '#ui/swatch.tsx'
import type { LookedAtPiece } from './looked-at-piece.ts'
import styles from './live-choices.module.css'

/** Where the choices of a piece lead that can be made while it is looked at. */
export interface LiveAddresses {
  /** Null where the piece is not to be had in a metal as it is chosen. */
  readonly metal: (option: AttributeOption) => string | null
  /** Left out where the shape is no choice. */
  readonly shape?: (shape: Shape) => string
}

interface LiveChoicesProps {
  readonly piece: Pick<LookedAtPiece, 'design' | 'choice' | 'shape'>
  readonly addresses: LiveAddresses
}

/** The metals of a piece, and its shapes where there are several, in few words. */
export function LiveChoices({ piece: { design, choice, shape: chosenShape }, addresses }: LiveChoicesProps) {
  const { metal: metalAddress, shape: shapeAddress } = addresses
  const made = shapesOf(design)
  return (
    <>
      <ul className={styles.choices} aria-label={m.setting_metal()}>
        {inMetalOrder(optionsOf(design, 'Metal')).map((option) => {
          const metal = parseMetal(option.name)
          const href = metalAddress(option)
          if (!metal || href === null) return null
          return (
            <li key={option.id}>
              <ShopLink
                href={href}
                aria-current={option.id === choice.metalOption.id || undefined}
                replace
                resetScroll={false}
              >
                <Swatch colour={metal.colour} />
                {metalLabel(metal)}
              </ShopLink>
            </li>
          )
        })}
      </ul>
      {shapeAddress && made.length > 1 && (
        <ul className={styles.choices} aria-label={m.setting_shape()}>
          {made.map((shape) => (
            <li key={shape.slug}>
              <ShopLink
                href={shapeAddress(shape)}
                aria-current={shape.slug === chosenShape || undefined}
                replace
                resetScroll={false}
              >
                {ownName(shape)}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
