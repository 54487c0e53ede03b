import { offeredOptions } from '@shop/schema/domain/design/product-choice'
import { useRouter } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { linkTarget } from '#ui/follow-link.ts'
import { ChoiceBlock } from '#shop/design/choice-block.tsx'
import { NearestMade } from './nearest-made.tsx'
import { choiceName, optionText } from '#shop/design/options/option-names.ts'
import { pieceHref } from '#shop/design/options/own-options.ts'
import type { ProductView } from './product-view.ts'

/** A choice that no path names, such as the length of a chain: it stands in the fragment of the address. */
export function OwnChoice({ view, attributeName }: { view: ProductView; attributeName: string }) {
  const router = useRouter()
  const offered = offeredOptions(view.design, view.chosen, attributeName)
  const chosen = view.chosen.options[attributeName]
  const id = attributeName.toLowerCase().replaceAll(' ', '-')
  const title = choiceName(attributeName)

  function choose(optionName: string) {
    const choice = offered.find(({ option }) => option.name === optionName)?.choice
    const href = choice && pieceHref(view.design, choice)
    if (href) void router.navigate({ ...linkTarget(href), replace: true, resetScroll: false })
  }

  return (
    <ChoiceBlock id={id} title={title} chosen={chosen ? optionText(attributeName, chosen.name) : ''}>
      <div className={`no-print ${fields.field}`}>
        <label htmlFor={`${id}-select`} className="sr-only">
          {title}
        </label>
        <select
          id={`${id}-select`}
          value={chosen?.name ?? ''}
          onChange={({ target }) => choose(target.value)}
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
      <NearestMade
        view={view}
        attributeName={attributeName}
        offered={offered}
        controlIdOf={() => `${id}-select`}
      />
    </ChoiceBlock>
  )
}
