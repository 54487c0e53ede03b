import { useNavigate } from '@tanstack/react-router'
import { formatCount, numberForm, poundsSign } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { RangeField } from '#ui/range-field.tsx'
import type { RangeBounds } from '#lib/range-numbers.ts'
import { poundsText } from './bounds-name.ts'
import { pricedAddress, type PieceList } from './piece-list.ts'
import type { PriceChoices } from './price-range.ts'
import { RangeForm, rangeNames } from './range-form.tsx'

interface PriceFilterProps {
  /** With what is chosen on it, pending or shown. */
  readonly list: PieceList
  readonly prices: PriceChoices
}

/**
 * The price between two bounds, with how much there is where. Without a script it is a form, which the server turns
 * into the address of the list between these prices (rules/filters#forms).
 */
export function PriceFilter({ list, prices: { extent, bars } }: PriceFilterProps) {
  const navigate = useNavigate()

  function choose(bounds: RangeBounds | null, isRepeated: boolean) {
    void navigate({
      // The router types addresses by route pattern; ours are built in one place.
      to: pricedAddress(list, bounds) as '/',
      replace: isRepeated,
      resetScroll: false,
    })
  }

  return (
    <RangeForm rangeKey="price" extent={extent} decimals={0} action={pricedAddress(list, null)}>
      <RangeField
        legend={m.list_price()}
        extent={extent}
        found={extent}
        chosen={list.selection.ranges.price ?? null}
        decimals={0}
        bars={bars}
        names={rangeNames('price')}
        words={{
          min: m.stones_price_min(),
          max: m.stones_price_max(),
          to: m.stones_to(),
          form: numberForm,
          ...poundsSign,
          refused: m.stones_refused({ example: formatCount(1500) }),
          spoken: poundsText,
        }}
        onChoose={choose}
      />
    </RangeForm>
  )
}
