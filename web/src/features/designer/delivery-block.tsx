import { createKindOf } from '@shop/schema/domain/create-kind'
import type { PieceDelivery, StoneDelivery, SuppliedStone } from '@shop/schema/domain/delivery'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import explainers from '#ui/explainer.module.css'
import { Icon } from '#ui/icon.tsx'
import { longDay, shortDay } from './delivery-dates.ts'
import { deliveryRows } from './delivery-rows.ts'
import { madeChoices } from './made-choices.ts'
import { useMadeToOrder } from './made-to-order.ts'
import { usePieceDelivery, type DeliveredPiece } from './setting-delivery.ts'
import type { SettingOnPage } from './setting-on-page.ts'
import styles from './delivery-block.module.css'

interface DeliveryProps {
  readonly setting: DeliveredPiece
  /** The stones that are set; none while the setting is looked at by itself. */
  readonly stones?: readonly SuppliedStone[]
}

interface DeliveryBlockProps extends DeliveryProps {
  readonly setting: SettingOnPage
  /** The piece is ordered as it stands, so that one without a size waits for a ring sizer. */
  readonly isOrdered?: boolean
}

/** The day the piece arrives, and how it comes about: opens in place, a row per step. */
export function DeliveryBlock({ setting, stones, isOrdered = false }: DeliveryBlockProps) {
  const delivery = usePieceDelivery(setting, stones)
  const madeToOrder = useMadeToOrder()
  const isSizeUnsure = isOrdered
    ? madeChoices(setting.design, madeToOrder).isSizeUnsure
    : madeToOrder.isSizeUnsure
  if (!delivery) return null
  return (
    <DeliveryExplainer delivery={delivery} madeText={m.delivery_made({ kind: createKindOf(setting.design) })}>
      {isSizeUnsure && <p>{m.delivery_size_unsure()}</p>}
    </DeliveryExplainer>
  )
}

/** A day of delivery that says how it comes about. */
export function DeliveryExplainer({
  delivery,
  madeText,
  children,
}: {
  delivery: PieceDelivery | StoneDelivery
  /** What the workshop does, where that is no ring being set. */
  madeText?: string
  children?: ReactNode
}) {
  return (
    <details className={`${explainers.explainer} ${styles.delivery}`}>
      <summary>
        <span>
          {m.delivery_by()} <b>{longDay(delivery.arrivesOn)}</b>
        </span>
        <Icon name="chevron" />
      </summary>
      <dl>
        {deliveryRows(delivery, madeText).map(({ when, what }) => (
          <div key={what}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  )
}

/** The day the piece arrives in short; what the price beside it is for where there is none. */
export function DeliveryCaption({ setting, stones }: DeliveryProps) {
  const delivery = usePieceDelivery(setting, stones)
  const text = delivery
    ? m.delivery_summary({ date: shortDay(delivery.arrivesOn) })
    : m.setting_summary_price()
  return <span className="caption">{text}</span>
}
