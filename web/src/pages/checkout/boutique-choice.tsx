import { boutiques } from '@shop/schema/domain/vocabulary/boutiques'
import { m } from '#generated/paraglide/messages.js'
import { shortDay } from '#data/language/dates.ts'
import { boutiqueOf } from '#shop/order/boutique-words.ts'
import { boutiqueHours } from './boutique-hours.ts'
import { Choice, Choices } from '#ui/form/choices.tsx'
import { useField } from './field-of-form.ts'
import type { Order } from './use-order.ts'

/** The boutiques, with their hours and the first day on which the order waits there. */
export function BoutiqueChoice({ daysAt, hasRings }: Pick<Order, 'daysAt' | 'hasRings'>) {
  const { id, label, error: _error, ...field } = useField('delivery.boutique')
  return (
    <>
      <Choices legend={label} isLegendShown>
        {boutiques.map((boutique, index) => {
          const { name, street, hours } = boutiqueOf(boutique)
          const days = daysAt(boutique)
          return (
            <Choice
              key={boutique}
              {...field}
              id={index === 0 ? id : undefined}
              value={boutique}
              title={name}
              note={m.checkout_boutique_note({ street, hours: boutiqueHours(hours) })}
              end={days && m.checkout_from_day({ day: shortDay(days.firstDay) })}
            />
          )
        })}
      </Choices>
      <p className="caption">
        {hasRings && `${m.checkout_boutique_fit()} `}
        {m.checkout_boutique_identification()}
      </p>
    </>
  )
}
