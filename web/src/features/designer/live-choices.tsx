import { optionsOf, type AttributeOption } from '@shop/schema/domain/design'
import { shapesOf } from '@shop/schema/domain/design-shapes'
import { inMetalOrder, metalDisplayName, parseMetal } from '@shop/schema/domain/metals'
import type { Shape } from '@shop/schema/domain/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { Swatch } from '#ui/swatch.tsx'
import type { PieceChoice, Setting, SettingChoice } from './setting-choice.ts'
import styles from './live-choices.module.css'

interface LiveMetalsProps {
  readonly design: Pick<Setting, 'attributes'>
  readonly choice: PieceChoice
  /** Where a metal leads; null where the piece is not to be had in it as it is chosen. */
  readonly addressOf: (option: AttributeOption) => string | null
}

/** The metals of a piece in few words, for choosing while it is looked at. */
export function LiveMetals({ design, choice, addressOf }: LiveMetalsProps) {
  return (
    <ul className={styles.choices} aria-label={m.setting_metal()}>
      {inMetalOrder(optionsOf(design, 'Metal')).map((option) => {
        const metal = parseMetal(option.name)
        const href = addressOf(option)
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
              {metalDisplayName(metal)}
            </ShopLink>
          </li>
        )
      })}
    </ul>
  )
}

interface LiveShapesProps {
  readonly design: Setting
  readonly choice: SettingChoice
  readonly addressOf: (shape: Shape) => string
}

/** The shapes that a setting is made in; nothing where there is no choice. */
export function LiveShapes({ design, choice, addressOf }: LiveShapesProps) {
  const made = shapesOf(design)
  if (made.length < 2) return null
  return (
    <ul className={styles.choices} aria-label={m.setting_shape()}>
      {made.map((shape) => (
        <li key={shape.slug}>
          <ShopLink
            href={addressOf(shape)}
            aria-current={shape.slug === choice.shape.slug || undefined}
            replace
            resetScroll={false}
          >
            {shape.name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
