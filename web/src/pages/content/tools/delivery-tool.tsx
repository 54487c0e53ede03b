import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { cutOffHour, expressCutOffHour } from '@shop/schema/domain/delivery/delivery'
import { addDays, inLondon, isLondonDate, type LondonDate } from '@shop/schema/domain/values/calendar'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { DeliverySteps } from '#shop/design/delivery/delivery-steps.tsx'
import fields from '#ui/field.module.css'
import {
  deliveredKinds,
  deliveryExample,
  orderTimes,
  type DeliveredKind,
  type OrderTime,
} from './delivery-example.ts'
import { ToolSelect } from './tool-select.tsx'
import styles from './tool.module.css'
import own from './delivery-tool.module.css'

const kindNames: Readonly<Record<DeliveredKind, () => string>> = {
  made: m.tool_delivery_made,
  'in-stock': m.tool_delivery_in_stock,
  express: m.tool_delivery_express,
}

const timeNames: Readonly<Record<OrderTime, () => string>> = {
  'before-express': () => m.tool_delivery_before({ hour: expressCutOffHour }),
  'before-cut-off': () => m.tool_delivery_between({ from: expressCutOffHour, to: cutOffHour }),
  'after-cut-off': () => m.tool_delivery_after({ hour: cutOffHour }),
}

/** How far ahead anybody plans; the bank holidays are known for as long. */
const furthestDays = 365

/** The day on which an order of a chosen day arrives, and each step of the way; nothing on a page without the shop's time. */
export function DeliveryTool() {
  const now = useShopNow()
  return now && <Example today={inLondon(now).date} />
}

function Example({ today }: { readonly today: LondonDate }) {
  const { data } = useQuery(bankHolidaysQuery())
  const [chosen, setChosen] = useState<LondonDate | null>(null)
  // As it stands in the field: a year is typed digit by digit.
  const [typed, setTyped] = useState<string | null>(null)
  const [kind, setKind] = useState<DeliveredKind>('made')
  const [time, setTime] = useState<OrderTime>('before-express')
  const [dayId, outputId] = [useId(), useId()]
  const day = chosen ?? today
  const holidays = data ?? bundledBankHolidays.map(({ date }) => date)
  const delivery = deliveryExample({ kind, day, time, holidays })
  const last = addDays(today, furthestDays)
  return (
    <div className={styles.tool}>
      <div className={styles.controls}>
        <ToolSelect
          label={m.tool_delivery_what()}
          options={deliveredKinds.map((value) => ({ value, text: kindNames[value]() }))}
          value={kind}
          onChoose={setKind}
        />
        <div className={fields.field}>
          <label htmlFor={dayId}>{m.tool_delivery_day()}</label>
          <input
            id={dayId}
            type="date"
            min={today}
            max={last}
            value={typed ?? day}
            onChange={({ target: { value } }) => {
              setTyped(value)
              if (isLondonDate(value) && value >= today && value <= last) setChosen(value)
            }}
          />
        </div>
        <ToolSelect
          label={m.tool_delivery_time()}
          options={orderTimes.map((value) => ({ value, text: timeNames[value]() }))}
          value={time}
          onChoose={setTime}
        />
      </div>
      <div className={`${styles.facts} ${own.way}`}>
        <p id={outputId}>{m.delivery_by()}</p>
        <output aria-labelledby={outputId} className={own.day}>
          {longDay(delivery.arrivesOn)}
        </output>
        <DeliverySteps way={{ kind: 'on-day', delivery }} made="product" />
      </div>
    </div>
  )
}
