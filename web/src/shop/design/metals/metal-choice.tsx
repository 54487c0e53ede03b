import { optionsOf, type AttributeOption } from '@shop/schema/domain/design/design'
import { finenessOf, inMetalOrder, parseMetal } from '@shop/schema/domain/design/metals'
import type { ReactNode } from 'react'
import { asLabel } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { ChoiceBlock } from '../choice-block.tsx'
import { metalColourName, metalWithFineness } from './metal-name.ts'
import type { DesignChoice, Design } from '../design.ts'
import styles from './metal-choice.module.css'

interface MetalChoiceProps {
  readonly design: Pick<Design, 'attributes'>
  readonly choice: DesignChoice
  /** Where a metal leads; null where the piece is not to be had in it as it is chosen. */
  readonly addressOf: (option: AttributeOption) => string | null
  /** The address is exchanged, so that Back leaves the piece and not its last metal. */
  readonly isReplaced?: boolean
  /** The id of the link to an option, by the option's own. */
  readonly controlIdOf?: (optionId: string) => string
  /** What is to be said under the metals. */
  readonly children?: ReactNode
}

/** The metals of a design, each a link to the piece in it. */
export function MetalChoice({
  design,
  choice,
  addressOf,
  isReplaced = false,
  controlIdOf,
  children,
}: MetalChoiceProps) {
  return (
    <ChoiceBlock id="metal" title={m.setting_metal()} chosen={metalWithFineness(choice.metal)}>
      <ul className={styles.metals}>
        {inMetalOrder(optionsOf(design, 'Metal')).map((option) => {
          const metal = parseMetal(option.name)
          if (!metal) return null
          const href = addressOf(option)
          const face = (
            <>
              <Swatch colour={metal.colour} />
              <span>
                {asLabel(metalColourName(metal.colour))}
                <small>
                  {metal.carat === null ? finenessOf(metal) : m.label_carat({ carat: metal.carat })}
                </small>
              </span>
            </>
          )
          return (
            <li key={option.id}>
              {href === null ? (
                <span aria-disabled="true">{face}</span>
              ) : (
                <ShopLink
                  {...(controlIdOf && { id: controlIdOf(option.id) })}
                  href={href}
                  aria-current={option.id === choice.metalOption.id || undefined}
                  replace={isReplaced}
                  resetScroll={false}
                >
                  {face}
                </ShopLink>
              )}
            </li>
          )
        })}
      </ul>
      {children}
    </ChoiceBlock>
  )
}
