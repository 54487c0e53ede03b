import { formatPence, type Pence } from '@shop/schema/domain/values/money'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import styles from './pay-button.module.css'

interface PayButtonProps {
  readonly duePence: Pence
  readonly isPending: boolean
  /** Whether the lender's page comes next, where nothing is paid before it has accepted. */
  readonly isLent: boolean
  readonly isWide?: boolean
}

/** The last button, which says what it does (rules/checkout#last-button). While it works a second press does nothing. */
export function PayButton({ duePence, isPending, isLent, isWide = false }: PayButtonProps) {
  const pending = isLent ? m.checkout_applying() : m.checkout_paying()
  return (
    <button
      type="submit"
      className={[buttons.button, isWide && buttons.wide, isPending && styles.busy].filter(Boolean).join(' ')}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
      }}
    >
      {isPending ? pending : m.checkout_pay({ amount: formatPence(duePence) })}
    </button>
  )
}
