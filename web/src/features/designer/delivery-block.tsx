import { m } from '#generated/paraglide/messages.js'
import explainers from '#ui/explainer.module.css'
import { Icon } from '#ui/icon.tsx'
import { longDay, shortDay } from './delivery-dates.ts'
import { deliveryRows } from './delivery-rows.ts'
import { useMadeToOrder } from './made-to-order.ts'
import type { Setting, SettingChoice } from './setting-choice.ts'
import { useSettingDelivery } from './setting-delivery.ts'
import styles from './delivery-block.module.css'

interface DeliveryProps {
  readonly design: Setting
  readonly choice: SettingChoice
}

/** The day the piece arrives, and how it comes about: opens in place, a row per step. */
export function DeliveryBlock({ design, choice }: DeliveryProps) {
  const delivery = useSettingDelivery(design, choice)
  const { isSizeUnsure } = useMadeToOrder()
  if (!delivery) return null
  return (
    <details className={`${explainers.explainer} ${styles.delivery}`}>
      <summary>
        <span>
          {m.delivery_by()} <b>{longDay(delivery.arrivesOn)}</b>
        </span>
        <Icon name="chevron" />
      </summary>
      <dl>
        {deliveryRows(delivery).map(({ when, what }) => (
          <div key={what}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {isSizeUnsure && <p>{m.delivery_size_unsure()}</p>}
    </details>
  )
}

/** The day the piece arrives in short; what the price beside it is for where there is none. */
export function DeliveryCaption({ design, choice }: DeliveryProps) {
  const delivery = useSettingDelivery(design, choice)
  const text = delivery
    ? m.delivery_summary({ date: shortDay(delivery.arrivesOn) })
    : m.setting_summary_price()
  return <span className="caption">{text}</span>
}
