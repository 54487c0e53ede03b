import { useState } from 'react'
import { removeCode } from '#data/basket/cart-codes.ts'
import { m } from '#generated/paraglide/messages.js'

interface RemoveCodeProps {
  readonly kind: 'coupon' | 'voucher'
  readonly code: string
  readonly onRemoved: () => void
}

/** Takes a coupon or a voucher off; one that could not be taken off stays, and says so. */
export function RemoveCode({ kind, code, onRemoved }: RemoveCodeProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function remove(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const { kind: outcome } = await removeCode(kind)
    if (outcome === 'done') onRemoved()
    else setState('failed')
  }

  return (
    <>
      <button
        type="button"
        className="link"
        aria-busy={state === 'busy' || undefined}
        aria-label={kind === 'coupon' ? m.basket_coupon_remove({ code }) : m.basket_voucher_remove({ code })}
        onClick={remove}
      >
        {m.basket_remove()}
      </button>
      <span role="alert">{state === 'failed' && <small>{m.basket_code_remove_failed()}</small>}</span>
    </>
  )
}
