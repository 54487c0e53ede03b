import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import buttons from '#ui/button.module.css'

/** Prints the page, on which only the invoice is printed. */
export function PrintInvoice() {
  return (
    <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={() => window.print()}>
      <Icon name="print" />
      {m.invoice_print()}
    </button>
  )
}
