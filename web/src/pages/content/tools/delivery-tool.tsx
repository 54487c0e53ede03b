import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { cutOffHour, expressCutOffHour } from '@shop/schema/domain/delivery/delivery'
import { addDays, inLondon, isLondonDate, type LondonDate } from '@shop/schema/domain/values/calendar'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDate, longDay } from '#data/language/dates.ts'
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

/**
 * The day on which an order of a chosen day arrives, and each step of the way, or between which days to choose; nothing
 * on a page without the shop's time.
 */
export function DeliveryTool() {
  const now = useShopNow()
  return now && <Example today={inLondon(now).date} />
}

function Example({ today }: { readonly today: LondonDate }) {
  const { data } = useQuery(bankHolidaysQuery())
  // As it stands in the field, which may be no day to order on; the last that was.
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState(today)
  const [isTyping, setTyping] = useState(false)
  const [kind, setKind] = useState<DeliveredKind>('made')
  const [time, setTime] = useState<OrderTime>('before-express')
  const [dayId, labelId, noDayId] = [useId(), useId(), useId()]
  const entered = typed ?? today
  const last = addDays(today, furthestDays)
  const isDay = (text: string): text is LondonDate => isLondonDate(text) && text >= today && text <= last
  // A day is typed digit by digit: it is judged when the field is left.
  const day = isTyping || isDay(entered) ? chosen : null
  const holidays = data ?? bundledBankHolidays.map(({ date }) => date)
  const delivery = day === null ? null : deliveryExample({ kind, day, time, holidays })
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
            value={entered}
            aria-invalid={day === null || undefined}
            aria-describedby={day === null ? noDayId : undefined}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            onChange={({ target: { value } }) => {
              setTyped(value)
              if (isDay(value)) setChosen(value)
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
        {delivery && <p id={labelId}>{m.delivery_by()}</p>}
        <output aria-labelledby={delivery ? labelId : undefined} className={delivery ? own.day : undefined}>
          {delivery ? (
            longDay(delivery.arrivesOn)
          ) : (
            <span id={noDayId}>
              {m.tool_delivery_no_day({ first: longDate(today), last: longDate(last) })}
            </span>
          )}
        </output>
        {delivery && <DeliverySteps way={{ kind: 'on-day', delivery }} made="product" />}
      </div>
    </div>
  )
}
