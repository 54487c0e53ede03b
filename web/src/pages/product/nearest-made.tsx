import type { OfferedOption } from '@shop/schema/domain/design/product-choice'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { differingText, spokenOption } from './differing-options.ts'
import { pieceHref } from '#shop/design/options/own-options.ts'
import type { ProductView } from './product-view.ts'
import { focusNext, optionControlId } from './use-keep-focus.ts'
import styles from './option-choice.module.css'

interface NearestMadeProps {
  readonly view: ProductView
  readonly attributeName: string
  readonly offered: readonly OfferedOption[]
  /** The id of the control that has the option once it is taken. */
  readonly controlIdOf?: (optionId: string) => string
}

/** For options that are not to be had with all the rest: how they are, each a link there. */
export function NearestMade({
  view,
  attributeName,
  offered,
  controlIdOf = optionControlId,
}: NearestMadeProps) {
  const missing = offered.filter(({ choice }) => choice === null)
  // Of what is sold out the page says so once, and not with each choice.
  if (missing.length === 0 || view.availability === 'sold') return null
  const elsewhere = missing.filter(({ nearest }) => nearest !== null)
  return (
    <div className={`caption no-print ${styles.nearest}`}>
      <p>{elsewhere.length > 0 ? m.product_nearest() : m.product_not_in_stock()}</p>
      <ul>
        {elsewhere.map(({ option, nearest }) => {
          const href = nearest && pieceHref(view.design, nearest)
          if (!nearest || href === null) return null
          const differs = differingText(view.chosen, nearest, attributeName)
          const name = spokenOption(attributeName, option.name)
          return (
            <li key={option.id}>
              <ShopLink
                className="link"
                href={href}
                replace
                resetScroll={false}
                onClick={() => focusNext(view.design.sku, controlIdOf(option.id))}
              >
                {differs === '' ? name : m.product_nearest_option({ option: name, differs })}
              </ShopLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
