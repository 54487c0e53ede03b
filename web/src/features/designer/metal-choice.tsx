import { optionsOf, type AttributeOption } from '@shop/schema/domain/design'
import { finenessOf, inMetalOrder, parseMetal } from '@shop/schema/domain/metals'
import { metalColours } from '@shop/schema/domain/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { metalWithFineness } from './metal-name.ts'
import { choiceAddress, type Setting, type SettingChoice } from './setting-choice.ts'
import styles from './metal-choice.module.css'

interface MetalChoiceProps {
  readonly design: Setting
  readonly choice: SettingChoice
  /** Where a metal leads; to the setting in it unless said otherwise. */
  readonly addressOf?: (option: AttributeOption) => string
}

/** The metals of a design, each a link to the piece in it. */
export function MetalChoice({ design, choice, addressOf = inMetal(design, choice) }: MetalChoiceProps) {
  return (
    <ChoiceBlock id="metal" title={m.setting_metal()} chosen={metalWithFineness(choice.metal)}>
      <ul className={styles.metals}>
        {inMetalOrder(optionsOf(design, 'Metal')).map((option) => {
          const metal = parseMetal(option.name)
          if (!metal) return null
          const colour = metalColours.find(({ slug }) => slug === metal.colour)
          return (
            <li key={option.id}>
              <ShopLink
                href={addressOf(option)}
                aria-current={option.id === choice.metalOption.id || undefined}
                resetScroll={false}
              >
                <Swatch colour={metal.colour} />
                <span>
                  {colour?.name}
                  <small>{metal.carat === null ? finenessOf(metal) : `${metal.carat}ct`}</small>
                </span>
              </ShopLink>
            </li>
          )
        })}
      </ul>
    </ChoiceBlock>
  )
}

function inMetal(design: Setting, choice: SettingChoice) {
  return (option: AttributeOption) => choiceAddress(design, choice.shape, option)
}
