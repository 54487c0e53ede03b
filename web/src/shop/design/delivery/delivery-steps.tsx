import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import type { PieceDelivery, StoneDelivery } from '@shop/schema/domain/delivery/delivery'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { deliveryRows, rowsAfterSize, type DeliveryRow } from './delivery-rows.ts'

/** What the workshop makes: what a setting is built into, or a piece that is whole as it is. */
export type MadeThing = CreateKind | 'product'

/** How a promise comes about: a day, or so many working days after the size is known. */
export type DeliveryWay =
  | { readonly kind: 'on-day'; readonly delivery: PieceDelivery | StoneDelivery }
  | { readonly kind: 'after-size'; readonly deliveries: readonly PieceDelivery[] }

export interface DeliveryStepsProps {
  readonly way: DeliveryWay
  readonly made?: MadeThing
  /** What to know besides, under the steps. */
  readonly children?: ReactNode
}

/** The way to the day of delivery, a row per step. */
export function DeliverySteps({ way, made = 'engagement-ring', children }: DeliveryStepsProps) {
  return (
    <>
      <dl>
        {rowsOf(way, made).map(({ when, what }) => (
          <div key={what}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {children}
      {way.kind === 'after-size' && <p>{m.delivery_size_unsure()}</p>}
    </>
  )
}

function rowsOf(way: DeliveryWay, made: MadeThing): DeliveryRow[] {
  const madeText = made === 'product' ? m.product_delivery_made() : m.delivery_made({ kind: made })
  return way.kind === 'on-day'
    ? deliveryRows(way.delivery, madeText)
    : rowsAfterSize(way.deliveries, madeText)
}
