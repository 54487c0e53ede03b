import { LinkResult } from './link-result.tsx'
import { useCurrentLink } from './use-current-link.ts'

/** Where the provider leads to when a payment of a link was refused or could not be done: the one this tab began. */
export function PaymentRefusedPage() {
  const link = useCurrentLink()
  return (
    <LinkResult
      page="unpaid"
      transactionId={link === undefined ? undefined : (link?.transactionId ?? null)}
      token={link?.token ?? null}
    />
  )
}

/** Where the provider leads to when it was paid; the payment stands in the path. */
export function PaymentThanksPage({ transactionId }: { transactionId: string }) {
  const link = useCurrentLink()
  const isOwn = link?.transactionId === transactionId
  return (
    <LinkResult
      key={transactionId}
      page="thank-you"
      transactionId={transactionId}
      token={isOwn ? link.token : null}
    />
  )
}
