import { useWatch } from 'react-hook-form'
import type { AccountUser } from '#data/account/account-record.ts'
import { m } from '#generated/paraglide/messages.js'
import { BoutiqueChoice } from './boutique-choice.tsx'
import { Choice, Choices } from '#ui/form/choices.tsx'
import { PostalAddress } from './postal-address.tsx'
import { useCheckout } from './field-of-form.ts'
import { FormSection } from './form-section.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import type { Order } from './use-order.ts'

interface DeliverySectionProps extends Pick<Order, 'daysAt' | 'hasRings'> {
  /** Null for a guest. */
  readonly user: AccountUser | null
}

/** Where the order goes: to an address, or to a boutique that it is collected from. */
export function DeliverySection({ user, daysAt, hasRings }: DeliverySectionProps) {
  const { register, control } = useCheckout()
  const way = useWatch({ control, name: 'delivery.way' })
  const choice = register('delivery.way')
  return (
    <FormSection id="checkout-delivery" title={m.checkout_delivery()}>
      <Choices legend={m.checkout_way()} isDuo>
        <Choice
          {...choice}
          value="ADDRESS"
          title={m.checkout_to_address()}
          note={m.checkout_to_address_note()}
        />
        <Choice
          {...choice}
          value="BOUTIQUE"
          title={m.checkout_at_boutique()}
          note={m.checkout_at_boutique_note()}
        />
      </Choices>
      {way === 'BOUTIQUE' ? (
        <BoutiqueChoice daysAt={daysAt} hasRings={hasRings} />
      ) : user ? (
        <SavedAddresses user={user} />
      ) : (
        <PostalAddress name="delivery.address" />
      )}
    </FormSection>
  )
}
