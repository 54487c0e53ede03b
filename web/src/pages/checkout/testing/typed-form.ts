import { emptyCheckout, type CheckoutForm } from '../checkout-schema.ts'

/** A guest's form with everything that a delivery to a looked-up address needs, ready to be paid. */
export const typedForm: CheckoutForm = {
  ...emptyCheckout,
  contact: {
    email: 'anne@example.com',
    firstName: 'Anne-Marie',
    lastName: 'O’Brien',
    phone: '01632 960111',
  },
  delivery: {
    ...emptyCheckout.delivery,
    address: { line1: '14 Larkfield Terrace', line2: '', town: 'Bath', county: '', postcode: 'BA1 5LR' },
  },
  acceptsTerms: true,
  acceptsSaleTerms: true,
}

/** The same for whoever collects it in Manchester, and types where the bill goes. */
export const collectingForm: CheckoutForm = {
  ...typedForm,
  delivery: { ...emptyCheckout.delivery, way: 'BOUTIQUE', boutique: 'MANCHESTER' },
  billingAddress: {
    line1: '60 Example Street',
    line2: 'Flat 2',
    town: 'Bristol',
    county: '',
    postcode: 'bs14xe',
  },
}
