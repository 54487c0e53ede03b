import { offeredOptions } from '@shop/schema/domain/product-choice'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { ChoiceBlock } from '../designer/choice-block.tsx'
import { choiceName, optionText } from './option-names.ts'
import { chooseOwnOption } from './own-options.ts'
import type { ProductView } from './product-view.ts'

/** A choice that no address names, such as the length of a chain: remembered for the next piece. */
export function OwnChoice({ view, attributeName }: { view: ProductView; attributeName: string }) {
  const offered = offeredOptions(view.design, view.chosen, attributeName)
  const id = attributeName.toLowerCase().replaceAll(' ', '-')
  const title = choiceName(attributeName)
  return (
    <ChoiceBlock id={id} title={title}>
      <div className={fields.field}>
        <label htmlFor={`${id}-select`} className="sr-only">
          {title}
        </label>
        <select
          id={`${id}-select`}
          value={view.chosen.options[attributeName]?.name ?? ''}
          onChange={({ target }) => chooseOwnOption(attributeName, target.value)}
        >
          {offered.map(({ option, choice }) => (
            <option key={option.id} value={option.name} disabled={choice === null}>
              {choice === null
                ? m.product_option_not_in_stock({ option: optionText(attributeName, option.name) })
                : optionText(attributeName, option.name)}
            </option>
          ))}
        </select>
      </div>
    </ChoiceBlock>
  )
}
