import { offeredOptions } from '@shop/schema/domain/design/product-choice'
import { ShopLink } from '#ui/shop-link.tsx'
import { ChoiceBlock } from '#shop/design/choice-block.tsx'
import { NearestMade } from './nearest-made.tsx'
import { choiceName, optionText } from '#shop/design/options/option-names.ts'
import { pieceHref } from '#shop/design/options/own-options.ts'
import type { ProductView } from './product-view.ts'
import { optionControlId } from './use-keep-focus.ts'
import styles from './option-choice.module.css'

/** A choice that the address names, such as the width: each option a link, or said not to be had. */
export function OptionChoice({ view, attributeName }: { view: ProductView; attributeName: string }) {
  const offered = offeredOptions(view.design, view.chosen, attributeName)
  const chosen = view.chosen.options[attributeName]
  return (
    <ChoiceBlock
      id={attributeName.toLowerCase().replaceAll(' ', '-')}
      title={choiceName(attributeName)}
      chosen={chosen ? optionText(attributeName, chosen.name) : ''}
    >
      <ul className={styles.options}>
        {offered.map(({ option, isChosen, choice }) => {
          const text = optionText(attributeName, option.name)
          const href = choice && pieceHref(view.design, choice)
          return (
            <li key={option.id}>
              {href === null ? (
                <span aria-disabled="true">{text}</span>
              ) : (
                <ShopLink
                  id={optionControlId(option.id)}
                  href={href}
                  aria-current={isChosen || undefined}
                  replace
                  resetScroll={false}
                >
                  {text}
                </ShopLink>
              )}
            </li>
          )
        })}
      </ul>
      <NearestMade view={view} attributeName={attributeName} offered={offered} />
    </ChoiceBlock>
  )
}
