import { bespokePayments } from '@shop/schema/domain/prices/bespoke-payments'
import { examplePriceSteps } from '@shop/schema/domain/prices/example-price'
import { pence, type Pence } from '@shop/schema/domain/values/money'
import type { BlockOf } from '@shop/schema/http/content-blocks'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { priceRows } from '#shop/design/price/price-rows.ts'
import { Explainer } from '#ui/explainer.tsx'
import { ContentDrawing } from './drawings/content-drawing.tsx'
import { plainWords } from './plain-words.ts'
import { RichWords } from './rich-words.tsx'
import styles from './price-example.module.css'

/** What a piece that was made once cost, line by line, beside its drawing. */
export function PriceExample({
  block: { title, drawing, caption, lines, payments, changeOfMind },
}: {
  readonly block: BlockOf<'price-example'>
}) {
  const steps = examplePriceSteps(lines.map(({ pricePence }) => pence(pricePence)))
  const total = steps.at(-1)?.amountPence
  return (
    <div className={styles.example} data-wide>
      <ContentDrawing block={{ type: 'drawing', name: drawing, caption }} />
      <div>
        <p className={styles.total}>
          <b>{title}</b>
          {total !== undefined && (
            <span>
              {formatPence(total)} <small>{m.content_including_vat()}</small>
            </span>
          )}
        </p>
        <Explainer
          summary={m.setting_price_why()}
          isOpen
          rows={[
            ...lines.map((line) => ({ label: line.title, amount: formatPence(pence(line.pricePence)) })),
            ...priceRows(steps, 'product'),
          ]}
        />
        {payments && total !== undefined && <Payments payments={payments} totalPence={total} />}
        {changeOfMind && (
          <Explainer summary={m.content_price_mind()} rows={[]}>
            <RichWords text={changeOfMind} />
          </Explainer>
        )}
      </div>
    </div>
  )
}

interface PaymentsProps {
  readonly payments: NonNullable<BlockOf<'price-example'>['payments']>
  readonly totalPence: Pence
}

function Payments({ payments: { deposit, rest }, totalPence }: PaymentsProps) {
  const { depositPence, restPence } = bespokePayments(totalPence)
  return (
    <Explainer
      summary={m.content_price_paid()}
      rows={[
        { label: plainWords([deposit]), amount: formatPence(depositPence) },
        { label: plainWords([rest]), amount: formatPence(restPence) },
      ]}
    />
  )
}
