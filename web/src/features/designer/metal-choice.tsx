import { optionsOf } from '@shop/schema/domain/design'
import { finenessOf, inMetalOrder, metalDisplayName, parseMetal } from '@shop/schema/domain/metals'
import { metalColours } from '@shop/schema/domain/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { choiceAddress, type Setting, type SettingChoice } from './setting-choice.ts'
import styles from './metal-choice.module.css'

/** The metals of a design, each a link to the piece in it. */
export function MetalChoice({ design, choice }: { design: Setting; choice: SettingChoice }) {
  const name = metalDisplayName(choice.metal)
  const chosen = choice.metal.carat === null ? name : `${name} (${finenessOf(choice.metal)})`
  return (
    <ChoiceBlock id="metal" title={m.setting_metal()} chosen={chosen}>
      <ul className={styles.metals}>
        {inMetalOrder(optionsOf(design, 'Metal')).map((option) => {
          const metal = parseMetal(option.name)
          if (!metal) return null
          const colour = metalColours.find(({ slug }) => slug === metal.colour)
          return (
            <li key={option.id}>
              <ShopLink
                href={choiceAddress(design, choice.shape, option)}
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
